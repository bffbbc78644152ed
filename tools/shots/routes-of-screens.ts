import type { Route } from '#web/navigation/route.ts'
import { errorPath, routes } from '#web/routes.ts'
import type { Screen } from './screen.ts'

type Described = Pick<Route, 'source' | 'bar' | 'coming'>

const described = new Map(Object.entries<Described>(routes))

/** Pages that are not built yet all look the same: one of each kind stands for the rest. */
export function comingSamples(): Screen[] {
  const coming = [...described].filter(([, route]) => route.coming)
  const custom = coming.find(([, { bar }]) => bar === 'custom')
  const plain = coming.find(([, { bar }]) => bar === 'default')
  return [
    ...(custom ? [{ name: 'coming', href: custom[0] }] : []),
    ...(plain ? [{ name: 'coming-template', href: plain[0] }] : []),
  ]
}

/** Built pages that none of these screens shows. */
export function unseenPaths(screens: readonly Screen[]): string[] {
  const seen = new Set(screens.map(({ href }) => sourceAt(href)))
  return [...described]
    .filter(([, { source, coming }]) => !coming && !seen.has(source))
    .map(([path]) => path)
}

function sourceAt(href: string): string {
  const [path = ''] = href.split('?', 1)
  return (described.get(path) ?? routes[errorPath]).source
}
