import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './database.ts'

/** Stands for a value in a query that is compiled before the value is known. */
class Slot {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

type Values = Record<string, string | number>
type SlotFor<Given extends Values> = <Name extends keyof Given>(name: Name) => Given[Name]

/**
 * A query that is built and compiled once per engine and then only given its values. Building a
 * query costs Kysely several times what SQLite needs to answer it, so hot reads are prepared.
 */
export function prepared<Given extends Values, Row>(
  build: (db: Db, slot: SlotFor<Given>) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  const slot: SlotFor<Given> = (name) => new Slot(name) as unknown as Given[typeof name]
  const byEngine = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, given) => {
    const { adapter } = db.getExecutor()
    let query = byEngine.get(adapter)
    if (!query) {
      query = build(db, slot).compile()
      byEngine.set(adapter, query)
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    )
    const { rows }: QueryResult<Row> = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
