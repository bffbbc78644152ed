/** One page on the stack. The key lives as long as the visit to that page. */
export interface Entry {
  readonly key: string
  readonly href: string
}

/** From the first page to the one in front; never empty. */
export type Stack = readonly [Entry, ...Entry[]]

export type Mode = 'navigate' | 'redirect' | 'relaunch' | 'switchTab'

/** More would only grow the history's state: the oldest are let go. */
const entriesMost = 30

export const front = (stack: Stack): Entry => stack.at(-1) ?? stack[0]

/** A tab is one page however often it is visited, so it keeps its place. */
export const tabKey = (path: string): string => `tab:${path}`

/** The stack after a page was opened in one of the modes. */
export function opened(stack: Stack, mode: Mode, entry: Entry): Stack {
  switch (mode) {
    case 'navigate':
      return bounded([...stack, entry])
    case 'redirect':
      return bounded([...stack.slice(0, -1), entry])
    case 'relaunch':
    case 'switchTab':
      return [entry]
  }
}

const bounded = (entries: readonly Entry[]): Stack => {
  const [first, ...rest] = entries.slice(-entriesMost)
  if (!first) throw new Error('A stack has at least one page')
  return [first, ...rest]
}
