import { Search, SunMoon } from 'lucide-react'
import { use } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { hrefOf } from '../../navigation/address.ts'
import { AppearanceContext } from '../../shell/appearance-context.ts'
import { useProjectName } from '../../shell/use-project-name.ts'
import { useText } from '../../text/text-context.ts'
import css from './home.module.css'

/** On a phone: the name, search, and the switch of theme and language. */
export function HomeBar() {
  const text = useText()
  const openAppearance = use(AppearanceContext)
  return (
    <div className={css.bar}>
      <span className={css.brand}>{useProjectName()}</span>
      <IconButton label={text.appearance.title} onClick={openAppearance}>
        <SunMoon size={21} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <a
        className={css.searchLink}
        href={hrefOf('/pages/search/index')}
        aria-label={text.shell.searchLabel}
      >
        <Search size={21} strokeWidth={1.6} aria-hidden="true" />
      </a>
    </div>
  )
}
