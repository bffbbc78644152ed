import { existsSync, globSync } from 'node:fs'

export const parts = [
  'contract',
  'domain',
  'ui',
  'web',
  'admin',
  'server',
  'library',
  'journeys',
  'bench',
  'tools',
  'tests',
].filter((part) => existsSync(part))

/** Every file of ours that people write as code, seen from the root. */
export function sourceFiles(): string[] {
  return globSync([`{${parts.join(',')}}/**/*.{ts,tsx,mjs,cjs,css}`, '*.{ts,cjs}'])
}
