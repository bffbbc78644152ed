import type { Db } from './database.ts'

/** Adds to each counter, which begins at nothing. */
export async function addToCounters(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  await db
    .insertInto('counter')
    .values([...counts].map(([name, value]) => ({ name, value })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ value: row('counter.value', '+', row.ref('excluded.value')) })),
    )
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
