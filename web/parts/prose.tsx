import { SanitisedHtml } from '#ui/sanitised-html.tsx'
import css from './prose.module.css'

/** Text to be read at length, set the same wherever it stands. */
export const Prose = ({ html }: { html: string }) => (
  <SanitisedHtml html={html} className={css.prose} />
)
