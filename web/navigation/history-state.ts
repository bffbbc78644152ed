import type { Stack } from './stack.ts'

/** What each entry of the browser's history remembers. */
export interface HistoryState {
  readonly stack: Stack
  /** How many layers (dialogs, sheets) lie over the page. */
  readonly layers: number
  /** Position among the entries of this visit, to know whether there is a way back. */
  readonly index: number
}

/** History outlives a deploy, and other scripts may write to it: read it as something foreign. */
export function readHistoryState(state: unknown): HistoryState | null {
  const kept = (state as { meiri?: Partial<HistoryState> } | null)?.meiri
  const stack = kept?.stack
  const isStack =
    Array.isArray(stack) &&
    stack.length > 0 &&
    stack.every((entry) => typeof entry?.key === 'string' && typeof entry?.href === 'string')
  if (!isStack) return null
  return { stack: stack as unknown as Stack, layers: kept?.layers ?? 0, index: kept?.index ?? 0 }
}

export const writtenState = (state: HistoryState) => ({ meiri: state })
