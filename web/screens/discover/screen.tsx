import type { CSSProperties, ReactNode } from 'react'
import { hrefOf } from '../../navigation/address.ts'
import type { Route } from '../../navigation/route.ts'
import { routes } from '../../routes.ts'
import { useText } from '../../text/text-context.ts'
import type { Text } from '../../text/text.ts'
import css from './discover.module.css'

interface Place {
  path: keyof Text['discover']['lines']
  /** One character that stands for it, the same in both Chinese scripts, and its colour. */
  mark: string
  colour: string
}

/** What the product offers, in the order a day might take. */
const sections = {
  read: [
    { path: '/pages/text/list', mark: '文', colour: '#b35a3c' },
    { path: '/pages/text/gather', mark: '集', colour: '#7ba05b' },
    { path: '/pages/image/list', mark: '山', colour: '#5f9ea0' },
    { path: '/pages/rank/index', mark: '榜', colour: '#c99a4e' },
  ],
  days: [
    { path: '/pages_surroundings/history/index', mark: '史', colour: '#6a89a7' },
    { path: '/pages_surroundings/color/index', mark: '色', colour: '#c8506a' },
    { path: '/pages_surroundings/fortune/index', mark: '星', colour: '#6a6aa8' },
    { path: '/pages_surroundings/unionLotto/index', mark: '彩', colour: '#d1603d' },
  ],
  here: [
    { path: '/pages_main/pageList/pageList', mark: '路', colour: '#3f8f7a' },
    { path: '/pages_main/notice/list', mark: '告', colour: '#a8763e' },
    { path: '/pages_main/about/us', mark: '人', colour: '#8a7f72' },
  ],
} as const satisfies Record<string, readonly Place[]>

export function Screen(): ReactNode {
  const text = useText()
  return (
    <>
      <header className={css.head}>
        <h1 tabIndex={-1}>{text.titles['/pages/discover/discover']}</h1>
        <p>{text.discover.intro}</p>
      </header>
      {(['read', 'days', 'here'] as const).map((section) => (
        <section key={section} className={css.section} aria-labelledby={`discover-${section}`}>
          <h2 id={`discover-${section}`}>{text.discover[section]}</h2>
          <ul className={css.places}>
            {sections[section].map((place) => (
              <li key={place.path}>
                <PlaceCard {...place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function PlaceCard({ path, mark, colour }: Place) {
  const text = useText()
  const { coming }: Pick<Route, 'coming'> = routes[path]
  return (
    <a
      className={css.card}
      href={hrefOf(path)}
      data-mark={mark}
      style={{ '--slip': colour } as CSSProperties}
    >
      <h3>{text.titles[path]}</h3>
      <span className={css.line}>{text.discover.lines[path]}</span>
      {coming ? <span className={css.coming}>{text.coming.badge}</span> : null}
    </a>
  )
}
