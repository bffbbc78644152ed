import { Hourglass } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { NoticeBox } from '#ui/notice-box/notice-box.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useText } from '../text/text-context.ts'
import { PageBar } from './page-bar.tsx'
import css from './page-frame.module.css'

/** While a page's code is on its way. */
export function PagePlaceholder({ title }: { title: string }) {
  const text = useText()
  return (
    <>
      <PageBar title={title} />
      <div className={css.waiting} aria-busy="true">
        <h1 className="visually-hidden" tabIndex={-1}>
          {text.shell.loading}
        </h1>
        <Skeleton height="32px" width="60%" />
        <Skeleton height="16px" />
        <Skeleton height="16px" width="86%" />
        <Skeleton height="200px" radius="var(--radius-card)" />
      </div>
    </>
  )
}

/** When it did not come. */
export function PageFailed({ retry }: { retry: () => void }) {
  const text = useText()
  return (
    <>
      <PageBar title={text.states.failed} />
      <NoticeBox
        role="alert"
        mark={<Hourglass />}
        title={text.states.failed}
        hint={text.states.failedHint}
        action={<Button onClick={retry}>{text.states.retry}</Button>}
      />
    </>
  )
}
