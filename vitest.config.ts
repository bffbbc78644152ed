import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Engine } from './tests/provide-postgres.ts'

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    include: ['{domain,contract,server,web,tools,tests/process}/**/*.test.{ts,tsx}'],
    sequence: { groupOrder: 0 },
  },
}

const journeys: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'journeys',
    include: ['journeys/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // A browser and a server fill two cores; more at once only makes them wait for each other.
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
}

function onEngine(part: 'data' | 'http', engine: Engine): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: `${part}-${engine}`,
      include: [`tests/${part}/**/*.test.ts`],
      globalSetup: engine === 'postgres' ? ['tests/provide-postgres.ts'] : [],
      provide: { engine },
      testTimeout: 20_000,
      // A server's first start draws the whole library.
      hookTimeout: 60_000,
      sequence: { groupOrder: 1 },
    },
  }
}

export default defineConfig({
  test: {
    // node:sqlite still announces itself as experimental on Node 24.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    projects: [
      unit,
      onEngine('data', 'sqlite'),
      onEngine('data', 'postgres'),
      onEngine('http', 'sqlite'),
      onEngine('http', 'postgres'),
      journeys,
    ],
  },
})
