import type { CSSProperties } from 'react'
import type { Site } from '#contract/site.ts'
import css from './page-list.module.css'

/** A page of ours opens here; a site elsewhere in a window of its own. */
export const SiteLink = ({ site }: { site: Site }) => (
  <a
    className={css.site}
    href={site.url}
    {...(site.kind === 'h5' ? { target: '_blank', rel: 'noopener' } : {})}
  >
    <span
      className={css.tile}
      style={{ '--hue': hueOf(site.name) } as CSSProperties}
      aria-hidden="true"
    >
      {[...site.name][0]}
    </span>
    <span className={css.words}>
      <b>{site.name}</b>
      <small>{site.about}</small>
    </span>
  </a>
)

/** The same name always has the same colour. */
const hueOf = (name: string): number =>
  [...name].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
