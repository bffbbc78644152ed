import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import { useText } from '../../../text/text-context.ts'
import css from './detail.module.css'

export function DetailSkeleton() {
  const text = useText()
  return (
    <>
      <PageBar title={text.titles['/pages/text/detail']} />
      <div className={css.article} aria-busy="true">
        <h1 className="visually-hidden" tabIndex={-1}>
          {text.shell.loading}
        </h1>
        <div className={css.bones}>
          <Skeleton height="36px" width="90%" />
          <Skeleton height="36px" width="50%" />
          <Skeleton height="14px" width="40%" />
          <Skeleton height="auto" radius="var(--radius-card)" className={css.picture} />
          <Skeleton height="18px" />
          <Skeleton height="18px" />
          <Skeleton height="18px" width="70%" />
        </div>
      </div>
    </>
  )
}
