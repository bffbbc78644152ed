/** Who may call: anyone, a logged-in user, an operator with the permission, nobody from outside. */
export type Access = 'pub' | 'kh' | 'sys' | 'private'

const types = ['sys', 'kh', 'pub'] as const

/**
 * Access is written in a call's path. In a plain path a folder says it; in an object path
 * (with a dot) folder, object name and method prefix each outweigh the one before.
 */
export function accessOf(path: string): Access {
  const dot = path.indexOf('.')
  if (dot < 0) return accessOfFolders(path.split('/')) ?? 'pub'
  const folders = path.split('/')
  const objectAndMethod = (folders.pop() ?? '').split('.')
  const method = objectAndMethod.pop() ?? ''
  if (method.startsWith('_')) return 'private'
  return (
    types.find((type) => method.startsWith(`${type}_`)) ??
    types.find((type) => objectAndMethod[0] === type) ??
    accessOfFolders(folders) ??
    'kh'
  )
}

const accessOfFolders = (folders: readonly string[]) =>
  folders.some((folder) => folder.startsWith('_'))
    ? 'private'
    : types.find((type) => folders.includes(type))
