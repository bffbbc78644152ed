import { Search, SunMoon } from 'lucide-react'
import { IconButton } from '#ui/button/button.tsx'
import { hrefOf } from '../navigation/address.ts'
import { useText } from '../text/text-context.ts'
import { useProjectName } from './use-project-name.ts'
import css from './top-window.module.css'

/** From 768 px: brand, search, and the four links. */
export function TopWindow({ onAppearance }: { onAppearance: () => void }) {
  const text = useText()
  const name = useProjectName()
  const links = [
    [hrefOf('/pages_surroundings/color/index'), text.links.colour],
    [hrefOf('/pages_surroundings/unionLotto/index'), text.links.lottery],
    [hrefOf('/pages/rank/index'), text.links.rank],
    [hrefOf('/pages/discover/discover'), text.links.discover],
  ] as const
  return (
    <header className={css.window}>
      <div className={css.inner}>
        <a className={css.brand} href={hrefOf('/')} data-mode="relaunch">
          {name}
        </a>
        <a className={css.search} href={hrefOf('/pages/search/index')}>
          <Search size={17} strokeWidth={1.7} aria-hidden="true" />
          <span>{text.shell.search}</span>
        </a>
        <nav className={css.links} aria-label={text.shell.main}>
          {links.map(([href, label]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <IconButton label={text.appearance.title} onClick={onAppearance}>
          <SunMoon size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  )
}
