import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { useLayer } from './use-layer.ts'

interface Props {
  className: string | undefined
  title: ReactNode
  titleClassName: string | undefined
  close: () => void
  /** A question must be answered; anything else may be dismissed by a press beside it. */
  isQuestion?: boolean
  /** Gets the way to dismiss it, which also takes its step out of the history. */
  children: (dismiss: () => void) => ReactNode
}

/**
 * The browser's own modal dialog: it keeps focus inside, makes the rest inert, answers Escape and
 * gives focus back. Back closes it before it leaves the page.
 */
export function Modal(props: Props) {
  const { className, title, titleClassName, close, isQuestion = false, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const dismiss = useLayer(close)
  const dismissed = useEffectEvent(() => dismiss())
  useEffect(() => {
    const box = dialog.current
    if (!box) return
    const onCancel = (event: Event) => {
      event.preventDefault()
      dismissed()
    }
    const onPress = (event: MouseEvent) => {
      if (event.target === box && !isQuestion) dismissed()
    }
    box.showModal()
    box.addEventListener('cancel', onCancel)
    box.addEventListener('click', onPress)
    return () => {
      box.removeEventListener('cancel', onCancel)
      box.removeEventListener('click', onPress)
      box.close()
    }
  }, [isQuestion])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      {...(isQuestion ? { role: 'alertdialog' } : {})}
    >
      <h2 id={titleId} className={titleClassName}>
        {title}
      </h2>
      {children(dismiss)}
    </dialog>
  )
}
