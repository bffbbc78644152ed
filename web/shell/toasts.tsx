import { toastMs } from '#contract/constants.ts'
import { Store, useStore } from '../store.ts'
import css from './toasts.module.css'

const shown = new Store<{ message: string; count: number }>({ message: '', count: 0 })
let timer: ReturnType<typeof setTimeout> | undefined

/** Says something for a moment. */
export function toast(message: string): void {
  clearTimeout(timer)
  shown.update({ message, count: shown.get().count + 1 })
  timer = setTimeout(() => shown.update({ message: '' }), toastMs)
}

export function Toasts() {
  const { message, count } = useStore(shown, (state) => state)
  return (
    <div className={css.place} role="status" aria-live="polite">
      {message ? (
        <p key={count} className={css.toast}>
          {message}
        </p>
      ) : null}
    </div>
  )
}
