import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { deleteFolder, endChild, temporaryFolder, tracked } from '../scratch.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

/** Runs Chromium that has never been anywhere, for as long as the work takes. */
export async function withChromium<Result>(
  program: string,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder()
  const child = tracked(
    spawn(program, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  try {
    for await (const line of createInterface(child.stderr)) {
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (!port) continue
      child.stderr.resume()
      return await work(Number(port))
    }
    throw new Error('Chromium ended before it could be driven')
  } finally {
    await endChild(child)
    deleteFolder(folder)
  }
}
