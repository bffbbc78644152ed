import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './article-row.module.css'

/** Rows of the right shape while the real ones are on their way. */
export const ArticleRowSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={css.row}>
      <div className={css.bones}>
        <div className={css.words}>
          <Skeleton height="20px" width="88%" />
          <Skeleton height="20px" width="56%" />
          <Skeleton height="12px" width="32%" />
        </div>
        <Skeleton height="100%" radius="10px" className={css.thumb} />
      </div>
    </div>
  ))

export const LeadSkeleton = () => (
  <div className={css.lead}>
    <Skeleton height="auto" radius="var(--radius-card)" className={css.leadPicture} />
    <div className={css.leadBones}>
      <Skeleton height="26px" width="80%" />
      <Skeleton height="16px" />
      <Skeleton height="16px" width="60%" />
    </div>
  </div>
)
