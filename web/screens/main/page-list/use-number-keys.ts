import { useEffect, type RefObject } from 'react'

/** While nothing is being typed, 1 to 9 open the first links of an element. */
export function useNumberKeys(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs = /^[1-9]$/.test(event.key) && !hasModifier(event) && !isTaken(event.target)
      const link = isOurs ? within.current?.querySelectorAll('a')[Number(event.key) - 1] : null
      link?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [within])
}

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** Something else wants the key: a field, or what lies over the page. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null
