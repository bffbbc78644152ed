import type { zhHans } from './zh-hans.ts'

/** The shape of all words. A language that lacks one, or has one too many, does not compile. */
export type Text = Widened<typeof zhHans>

type Widened<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Words[Key] extends readonly string[]
        ? readonly string[]
        : Widened<Words[Key]>
}
