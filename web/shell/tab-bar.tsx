import { Compass, House, ShoppingBag, UserRound } from 'lucide-react'
import { hrefOf } from '../navigation/address.ts'
import type { Tab } from '../navigation/route.ts'
import { tabs } from '../routes.ts'
import { useText } from '../text/text-context.ts'
import css from './tab-bar.module.css'

const icons = { home: House, shop: ShoppingBag, discover: Compass, mine: UserRound }

/** Under 768 px: the four tabs. */
export function TabBar({ current }: { current: Tab | undefined }) {
  const text = useText()
  return (
    <nav className={css.bar} aria-label={text.shell.tabBar}>
      {(Object.keys(tabs) as Tab[]).map((tab) => {
        const Icon = icons[tab]
        return (
          <a
            key={tab}
            href={hrefOf(tabs[tab])}
            data-mode="switchTab"
            aria-current={tab === current ? 'page' : undefined}
          >
            <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
            <span>{text.tabs[tab]}</span>
          </a>
        )
      })}
    </nav>
  )
}
