import { parseArgs } from 'node:util'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

export interface Options {
  screens: readonly Screen[]
  /** The whole page, not only what the window shows. */
  isFull: boolean
  /** Each picture also by itself. */
  isSingle: boolean
}

/** Words that cannot be followed. */
export class UsageError extends Error {}

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const unknown = positionals.filter((name) => !screens.some((screen) => screen.name === name))
  if (unknown.length > 0) throw new UsageError(`No screen is called ${unknown.join(', ')}`)
  const isAsked = ({ name }: Screen) => positionals.length === 0 || positionals.includes(name)
  return {
    screens: screens.filter(isAsked),
    isFull: values.full,
    isSingle: values.single,
  }
}

export const usage = `Usage: npm run shots -- [screen …] [--full] [--single]
Screens: ${screens.map(({ name }) => name).join(' ')}`

function parse(args: readonly string[]) {
  const isOff = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args: [...args],
      options: { full: isOff, single: isOff },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}
