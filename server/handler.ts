import type { CallPath, Output, Parsed, ProblemOf } from '#contract/calls.ts'
import type { ProblemName } from '#contract/problems.ts'
import type { Db } from './data/database.ts'
import { Problem } from './problem.ts'

/** What the server knows about one call while it runs. */
export interface Scene {
  /** The database; inside a call that writes, its transaction. There is no other one at hand. */
  db: Db
  now: number
  /** Who is acting, without a name: a user or a device. Made on first need. */
  actor(): string
  /** The reply tells of these things: when one is touched, whatever kept the reply lets it go. */
  dependsOn(topic: string): void
  /** This call changed these things. Announced once the transaction is durable. */
  touched(topic: string): void
}

interface Handling<Path extends CallPath> extends Scene {
  fail(problem: ProblemOf<Path>, detail?: string): never
}

type Story<Path extends CallPath> = (
  scene: Handling<Path>,
  input: Parsed<Path>,
) => Promise<Output<Path>>

export interface Handler<Path extends CallPath> {
  path: Path
  run(scene: Scene, input: Parsed<Path>): Promise<Output<Path>>
}

/** A call's handler: load, decide, save, reply. */
export const handler = <Path extends CallPath>(path: Path, story: Story<Path>): Handler<Path> => ({
  path,
  run: (scene, input) => story({ ...scene, fail }, input),
})

function fail(problem: ProblemName, detail?: string): never {
  throw new Problem(problem, detail)
}
