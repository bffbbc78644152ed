import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import { useText } from '../../../text/text-context.ts'
import { fitted } from './fitted.ts'
import css from './detail.module.css'

export function DetailSkeleton() {
  const text = useText()
  return (
    <>
      <PageBar title={text.titles['/pages/image/detail']} />
      <div className={css.page} aria-busy="true">
        <h1 className="visually-hidden" tabIndex={-1}>
          {text.shell.loading}
        </h1>
        <div className={css.stage}>
          <div className={css.enlarge} style={fitted({ width: 3, height: 2 })}>
            <Skeleton height="100%" radius="0" className={css.picture} />
          </div>
        </div>
        <div className={css.words}>
          <Skeleton height="36px" width="60%" />
          <Skeleton height="14px" width="40%" />
          <Skeleton height="18px" />
        </div>
      </div>
    </>
  )
}
