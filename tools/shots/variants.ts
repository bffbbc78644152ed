import { languages, type Language } from '#contract/languages.ts'

export const sizes = [
  { width: 375, height: 812, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
  { width: 1680, height: 1050, isTouch: false },
] as const

type Theme = 'dark' | 'light'
type Size = (typeof sizes)[number]

/** What one visitor's device is set to. */
export interface Visitor {
  theme: Theme
  language: Language
}

/** One way to look at a screen. */
export interface Variant {
  visitor: Visitor
  size: Size
  /** For example `375-dark-zh-Hans`. */
  name: string
}

const themes: readonly Theme[] = ['dark', 'light']

export const visitors: readonly Visitor[] = themes.flatMap((theme) =>
  languages.map((language) => ({ theme, language })),
)

/** Row by row as the contact sheet shows them. */
export const variants: readonly Variant[] = visitors.flatMap((visitor) =>
  sizes.map((size) => ({
    visitor,
    size,
    name: `${size.width}-${visitor.theme}-${visitor.language}`,
  })),
)
