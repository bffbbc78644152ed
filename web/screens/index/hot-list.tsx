import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRead } from '../../client/reads.ts'
import { hrefOf } from '../../navigation/address.ts'
import { useLanguage, useText } from '../../text/text-context.ts'
import { SectionHead } from './section-head.tsx'
import css from './home.module.css'

/** What others are reading, numbered. */
export function HotList({ limit }: { limit: number }) {
  const text = useText()
  const hot = useRead('front/article/hot', { lang: useLanguage(), limit })
  if (hot.state === 'failed') return null
  return (
    <section aria-labelledby="home-hot">
      <SectionHead id="home-hot" title={text.home.hot} href={hrefOf('/pages/rank/index')}>
        {text.links.rank}
      </SectionHead>
      <ol className={css.hot}>
        {hot.state === 'loading'
          ? Array.from({ length: limit }, (_, index) => (
              <li key={index}>
                <Skeleton height="20px" />
              </li>
            ))
          : hot.reply.rows.map((article) => (
              <li key={article._id}>
                <a href={hrefOf('/pages/text/detail', { id: article._id })}>{article.title}</a>
              </li>
            ))}
      </ol>
    </section>
  )
}
