import { AlertDialog } from 'radix-ui'
import { modalButtonCharacters } from '#contract/constants.ts'
import { Button } from '#ui/button/button.tsx'
import { useText } from '../text/text-context.ts'
import type { Question } from './dialogs.tsx'
import { useLayer } from './use-layer.ts'
import css from './dialog-box.module.css'

/** Buttons of a dialog hold a word, not a sentence. English words are longer for the same sense. */
const short = (label: string) =>
  /[a-z]/i.test(label) ? label : [...label].slice(0, modalButtonCharacters).join('')

export function DialogBox({ question }: { question: Question }) {
  const text = useText()
  const { title, content, confirmText, cancelText, answer } = question
  const dismiss = useLayer(() => answer(false))
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : dismiss())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.overlay} />
        <AlertDialog.Content className={css.box}>
          <AlertDialog.Title className={css.title}>{title ?? text.dialog.title}</AlertDialog.Title>
          <AlertDialog.Description className={css.content}>{content}</AlertDialog.Description>
          <div className={css.buttons}>
            {cancelText ? (
              <AlertDialog.Cancel asChild>
                <Button>{short(cancelText)}</Button>
              </AlertDialog.Cancel>
            ) : null}
            <AlertDialog.Action asChild onClick={() => answer(true)}>
              <Button>{short(confirmText ?? text.dialog.confirm)}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
