import { useRef } from 'react'
import { modalButtonCharacters } from '#contract/constants.ts'
import { Button } from '#ui/button/button.tsx'
import { useText } from '../text/text-context.ts'
import type { Question } from './dialogs.tsx'
import { Modal } from './modal.tsx'
import css from './modal.module.css'

/** Buttons of a dialog hold a word, not a sentence. English words are longer for the same sense. */
const short = (label: string) =>
  /[a-z]/i.test(label) ? label : [...label].slice(0, modalButtonCharacters).join('')

/** Something to be read, or decided, before anything else. */
export function DialogBox({ question }: { question: Question }) {
  const text = useText()
  const { title, content, confirmText, cancelText, answer } = question
  const isConfirmed = useRef(false)
  return (
    <Modal
      className={css.box}
      title={title ?? text.dialog.title}
      titleClassName={css.boxTitle}
      close={() => answer(isConfirmed.current)}
      isQuestion
    >
      {(dismiss) => (
        <>
          <p className={css.content}>{content}</p>
          <div className={css.buttons}>
            {cancelText ? <Button onClick={dismiss}>{short(cancelText)}</Button> : null}
            <Button
              onClick={() => {
                isConfirmed.current = true
                dismiss()
              }}
            >
              {short(confirmText ?? text.dialog.confirm)}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
