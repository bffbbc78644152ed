import type { ComponentType } from 'react'
import type { CallPath, Input } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import type { Text } from '#web/text/text.ts'

/** Parameters of a page's address: always text, given or optional. */
export type ParamSpec = Readonly<Record<string, 'given' | 'optional'>>

export type Params<Spec extends ParamSpec> = {
  readonly [Name in keyof Spec as Spec[Name] extends 'given' ? Name : never]: string
} & {
  readonly [Name in keyof Spec as Spec[Name] extends 'optional' ? Name : never]?: string
}

/** One thing a page needs to know before it can be shown. */
export type Read = { [Path in CallPath]: { path: Path; input: Input<Path> } }[CallPath]

export interface Head {
  title: string
  description?: string
  keywords?: string
  /** Address of a picture that shows what the page is about. */
  image?: string
  /** What kind of thing the content is, for machines that read schema.org. */
  schema?: Readonly<Record<string, unknown>>
}

export interface Moment {
  language: Language
  /** The date at +8 as yyyy-MM-dd. */
  today: string
}

export type FindReply = (read: Read) => unknown

/** What a screen's file exports. */
export interface ScreenModule<Given> {
  Screen: ComponentType<{ params: Given }>
  /** What to load before the screen is shown; the server loads the same for the first page. */
  reads?(params: Given, moment: Moment): Read[]
  /** Title and description from content. Without it the page has its fixed ones. */
  head?(params: Given, moment: Moment, reply: FindReply, text: Text): Head | null
  /** The content does not exist: the server answers 404 with this very page. */
  missing?(params: Given, moment: Moment, reply: FindReply): boolean
}

export type Tab = 'home' | 'shop' | 'discover' | 'mine'

export interface Route<Spec extends ParamSpec = ParamSpec> {
  params: Spec
  load(): Promise<ScreenModule<Params<Spec>>>
  /** The screen's file below web/, as the build's manifest names it. */
  source: string
  /** Custom: the page brings its own bar. Default: a plain one with the title. */
  bar: 'custom' | 'default'
  tab?: Tab
  /** A demonstration, absent where an installation does not show them. */
  demo?: true
  /** Not built yet: the page says so. */
  coming?: true
}
