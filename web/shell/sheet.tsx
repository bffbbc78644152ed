import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { useText } from '../text/text-context.ts'
import { Modal } from './modal.tsx'
import css from './modal.module.css'

interface Props {
  title: string
  close: () => void
  children: ReactNode
}

/** From below on a phone, in the middle elsewhere. */
export function Sheet({ title, close, children }: Props) {
  const text = useText()
  return (
    <Modal className={css.sheet} title={title} titleClassName={css.sheetTitle} close={close}>
      {(dismiss) => (
        <>
          <span className={css.corner}>
            <IconButton label={text.shell.close} onClick={dismiss}>
              <X size={20} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </span>
          {children}
        </>
      )}
    </Modal>
  )
}
