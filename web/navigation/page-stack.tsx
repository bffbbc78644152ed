import { Activity, useLayoutEffect, useRef } from 'react'
import { useIsInBrowser } from '../parts/use-is-in-browser.ts'
import { useNavigation, useStack } from './navigation-context.ts'
import { Page } from './page.tsx'

/** All living pages, one of them visible. */
export function PageStack() {
  const { alive, shown } = useStack()
  usePlaceOfPage()
  return (
    <main id="content">
      {alive.map((entry) => (
        <Activity key={entry.key} mode={entry.key === shown.key ? 'visible' : 'hidden'}>
          <Page entry={entry} />
        </Activity>
      ))}
    </main>
  )
}

/** Puts scroll and focus where they belong on the page that has just become visible. */
function usePlaceOfPage() {
  const { shown, direction } = useStack()
  const { places } = useNavigation()
  const isTakenOver = useIsInBrowser()
  const last = useRef({ key: shown.key, focus: new Map<string, Element | null>() })

  useLayoutEffect(() => {
    // A page that came as HTML takes up its kept state in the same commit that turns this true:
    // only then has it its full height.
    if (!isTakenOver) return
    window.scrollTo({ top: places.scrollOf(shown.key), behavior: 'instant' })
    delete document.documentElement.dataset.restoring
  }, [isTakenOver, places, shown.key])

  useLayoutEffect(() => {
    const { key, focus } = last.current
    if (key === shown.key) return
    last.current.key = shown.key
    const headings = [...document.querySelectorAll('main h1')]
    const kept = direction === 'back' ? focus.get(shown.key) : null
    const target = kept?.isConnected ? kept : headings.find((each) => each.checkVisibility())
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [direction, shown.key])

  useLayoutEffect(() => {
    const { focus } = last.current
    const remember = (event: FocusEvent) => {
      if (event.target instanceof Element) focus.set(last.current.key, event.target)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
}
