import type { Output } from '#contract/calls.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { hrefOf } from '../../../navigation/address.ts'
import { ArticlePicture } from '../../../parts/article-picture.tsx'
import { useText } from '../../../text/text-context.ts'
import css from './gather.module.css'

type Gather = Output<'client/image/pub/gather'>['rows'][number]

/** Collections, each behind its newest picture. */
export function Albums({ gathers }: { gathers: readonly Gather[] }) {
  const text = useText()
  return (
    <ul className={css.albums}>
      {gathers.map(({ _id, title, abstract, total, cover }, index) => (
        <li key={_id}>
          <a className={css.album} href={hrefOf('/pages/image/gather', { id: _id })}>
            <ArticlePicture
              picture={cover}
              sizes="(width >= 1200px) 480px, (width >= 768px) 46vw, 100vw"
              isFirst={index === 0}
              isDecoration
              className={css.cover}
            />
            <div className={css.name}>
              <h2>{title}</h2>
              <small>{text.image.inGather(total)}</small>
            </div>
            <p>{abstract}</p>
          </a>
        </li>
      ))}
    </ul>
  )
}

export const AlbumsSkeleton = () => (
  <div className={css.albums} aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={css.album}>
        <Skeleton height="auto" radius="var(--radius-card)" className={css.cover} />
        <Skeleton height="22px" width="40%" />
      </div>
    ))}
  </div>
)
