import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { hasNode24 } from './node.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.meiri-stamp')
const binFolder = join('node_modules', '.bin')

/** Installs the dependencies unless exactly these are installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing dependencies …')
  // npm does not run a package's install script again while its folder is there.
  if (!hasNode24()) rmSync(join(modules, 'node'), { recursive: true, force: true })

  const code = await npmInstall()
  if (code > 128) process.exit(code)
  if (code !== 0) fail(`npm install ended with code ${code}.`)
  if (!hasNode24()) fail('No Node 24 came with them that runs here: please install Node 24.')
  writeFileSync(stampFile, wantedStamp())
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp() && hasNode24()
}

function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const name of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

function npmInstall() {
  // --no-save: a dependency on a tag such as `latest` would otherwise rewrite the lock file.
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // npm must not run on the very Node it may be about to replace.
  const PATH = process.env.PATH.split(delimiter)
    .filter((dir) => !isBinFolder(dir))
    .join(delimiter)
  const stdio = ['ignore', 'ignore', 'inherit']
  return run('npm', ['install', ...options], { env: { PATH }, stdio })
}

function isBinFolder(dir) {
  return dir === binFolder || dir.endsWith(sep + binFolder)
}

function fail(reason) {
  console.error(`
The dependencies could not be installed. ${reason}
Check the messages above and the network connection, then run the same command again.`)
  process.exit(1)
}
