import { lazy, Suspense } from 'react'
import { Store, useStore } from '../store.ts'

export interface Question {
  content: string
  title?: string
  confirmText?: string
  /** Absent: there is nothing to decide, only to be told. */
  cancelText?: string
  answer(isConfirmed: boolean): void
}

const asked = new Store<{ question: Question | null }>({ question: null })

/** Tells something that must be read. Resolves when it was. */
export const alert = (content: string): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      asked.update({ question: null })
      resolve(isConfirmed)
    }
    asked.update({ question: { content, answer } })
  })

const DialogBox = lazy(() =>
  import('./dialog-box.tsx').then(({ DialogBox: Box }) => ({ default: Box })),
)

export function Dialogs() {
  const question = useStore(asked, (state) => state.question)
  return question ? (
    <Suspense>
      <DialogBox question={question} />
    </Suspense>
  ) : null
}
