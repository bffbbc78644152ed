import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openEvents, type Events } from '#server/events.ts'
import { openTestDatabase } from '../database.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
const nodes: Events[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await opened.close()
})

test('what is touched on one node is heard once on every node that shares the database', async () => {
  const heard: string[][] = [[], []]
  // On SQLite there is one process, so one node.
  const count = opened.databaseUrl ? 2 : 1
  for (let index = 0; index < count; index++) {
    const node = await openEvents(opened.database, opened.databaseUrl)
    node.subscribe((topics) => heard[index]?.push(...topics))
    nodes.push(node)
  }
  await nodes[0]?.publish(['article:1', 'article'])
  for (let index = 0; index < count; index++) {
    await expect.poll(() => heard[index]).toEqual(['article:1', 'article'])
  }
  expect(count).toBe(inject('engine') === 'postgres' ? 2 : 1)
})
