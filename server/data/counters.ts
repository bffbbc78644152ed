import type { Db } from './database.ts'

/** Adds one to each counter, which begins at nothing. */
export async function addToCounters(db: Db, names: readonly string[]): Promise<void> {
  await db
    .insertInto('counter')
    .values(names.map((name) => ({ name, value: 1 })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row('counter.value', '+', 1) })),
    )
    .execute()
}

export async function setCounter(db: Db, name: string, value: number): Promise<void> {
  await db
    .insertInto('counter')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function readCounters(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('counter')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}
