import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useText } from '../../text/text-context.ts'
import css from './load-more.module.css'

interface Props {
  more: 'loadmore' | 'nomore'
  isLoading: boolean
  loadMore(): void
}

/** How far before the end the next page is asked for. */
const aheadPx = 600

/** The end of a list: loads on by itself when it comes near, by button for those who press one. */
export function LoadMore({ more, isLoading, loadMore }: Props) {
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (!end.current || more === 'nomore' || isLoading) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached()
      },
      { rootMargin: `${aheadPx}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [more, isLoading])
  return (
    <div ref={end} className={css.end} aria-live="polite" aria-busy={isLoading}>
      {more === 'nomore' ? (
        <p className={css.last}>{text.states.noMore}</p>
      ) : (
        <Button onClick={loadMore} disabled={isLoading}>
          {isLoading ? text.shell.loading : text.states.loadMore}
        </Button>
      )}
    </div>
  )
}
