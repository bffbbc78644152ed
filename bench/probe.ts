import type { Usage } from './processes.ts'

// Loaded into each measured process before its own code: only it can tell what it uses.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, memoryBytes: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.channel?.unref()
