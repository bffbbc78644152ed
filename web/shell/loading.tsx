import { Store, useStore } from '../store.ts'
import { useText } from '../text/text-context.ts'
import css from './loading.module.css'

const counts = new Store<{ byName: Readonly<Record<string, number>> }>({ byName: {} })

const change = (name: string, by: 1 | -1) => {
  const { byName } = counts.get()
  counts.update({ byName: { ...byName, [name]: Math.max(0, (byName[name] ?? 0) + by) } })
}

/** Something is being waited for. Nested waits under one name end when the last of them does. */
export const showLoading = (name = 'page'): void => change(name, 1)
export const hideLoading = (name = 'page'): void => change(name, -1)

export function Loading() {
  const text = useText()
  const isShown = useStore(counts, ({ byName }) => Object.values(byName).some((n) => n > 0))
  return isShown ? (
    <div className={css.mask} role="status">
      <span className={css.ring} aria-hidden="true" />
      <span className="visually-hidden">{text.shell.loading}</span>
    </div>
  ) : null
}
