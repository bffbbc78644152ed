import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/button.tsx'
import { useText } from '../text/text-context.ts'
import { useLayer } from './use-layer.ts'
import css from './sheet.module.css'

interface Props {
  title: string
  close: () => void
  children: ReactNode
}

/** From below on a phone, in the middle elsewhere. Back closes it before anything else. */
export function Sheet({ title, close, children }: Props) {
  const text = useText()
  const dismiss = useLayer(close)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : dismiss())}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content className={css.sheet} aria-describedby={undefined}>
          <header className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={text.shell.close}>
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
