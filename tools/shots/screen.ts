import type { Page } from 'playwright-core'

export interface Screen {
  name: string
  href: string
  /** What the server answers where that is not 200. */
  status?: number
  /** What a visitor does there before the picture is taken. */
  act?: (page: Page) => Promise<void>
}
