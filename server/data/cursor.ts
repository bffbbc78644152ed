import { Problem } from '../problem.ts'

/** Where a page ended: the sort value and id of its last row, opaque to callers. */
export interface Cursor {
  at: number
  id: string
}

export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(`${at} ${id}`).toString('base64url')

export function readCursor(after: string): Cursor {
  const [at = '', id = ''] = Buffer.from(after, 'base64url').toString('utf8').split(' ')
  if (!/^-?\d{1,15}$/.test(at) || !/^[\w.:-]{1,64}$/.test(id)) {
    throw new Problem('bad-input', 'after')
  }
  return { at: Number(at), id }
}
