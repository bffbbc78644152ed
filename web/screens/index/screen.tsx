import type { ReactNode } from 'react'
import { useRead } from '../../client/reads.ts'
import {
  ArticleRowSkeletons,
  LeadSkeleton,
} from '../../features/article-row/article-row-skeleton.tsx'
import { ArticleRow, LeadStory } from '../../features/article-row/article-row.tsx'
import { CategoryChips } from '../../features/category-chips/category-chips.tsx'
import { GatherCards } from '../../features/gather-cards/gather-cards.tsx'
import { Failed } from '../../parts/states.tsx'
import { hrefOf } from '../../navigation/address.ts'
import type { Moment, Read } from '../../navigation/route.ts'
import { useLanguage, useText } from '../../text/text-context.ts'
import { useToday } from '../../today-context.ts'
import { historyInput } from './history-input.ts'
import { HistoryLine } from './history-line.tsx'
import { HomeBar } from './home-bar.tsx'
import { HotList } from './hot-list.tsx'
import { SectionHead } from './section-head.tsx'
import { TodayCard } from './today-card.tsx'
import css from './home.module.css'

const storiesShown = 9
const hotShown = 8

export const reads = (_params: object, { language: lang, today }: Moment): Read[] => [
  { path: 'client/almanac/pub/day', input: { date: today, lang } },
  { path: 'front/lishi/show', input: historyInput(today, lang) },
  { path: 'front/article/gets', input: { lang, pageSize: storiesShown } },
  { path: 'front/article/category/get', input: { lang } },
  { path: 'front/article/hot', input: { lang, limit: hotShown } },
  { path: 'client/article/pub/gather', input: { lang } },
]

export function Screen(): ReactNode {
  const text = useText()
  const lang = useLanguage()
  const today = useToday()
  const gathers = useRead('client/article/pub/gather', { lang })
  return (
    <>
      <HomeBar />
      <h1 className="visually-hidden" tabIndex={-1}>
        {text.brand}
      </h1>
      <div className={css.columns}>
        <div className={css.today}>
          <TodayCard date={today} />
          <HistoryLine date={today} />
        </div>
        <section className={css.stories} aria-labelledby="home-stories">
          <SectionHead id="home-stories" title={text.home.lead} href={hrefOf('/pages/text/list')}>
            {text.home.all}
          </SectionHead>
          <CategoryChips />
          <Stories />
        </section>
        <aside className={css.rail}>
          <HotList limit={hotShown} />
        </aside>
        {gathers.state === 'ready' && gathers.reply.rows.length > 0 ? (
          <section className={css.gathers} aria-labelledby="home-gathers">
            <SectionHead
              id="home-gathers"
              title={text.home.gathers}
              href={hrefOf('/pages/text/gather')}
            >
              {text.titles['/pages/text/gather']}
            </SectionHead>
            <GatherCards gathers={gathers.reply.rows} />
          </section>
        ) : null}
      </div>
    </>
  )
}

function Stories() {
  const stories = useRead('front/article/gets', { lang: useLanguage(), pageSize: storiesShown })
  if (stories.state === 'failed') return <Failed retry={stories.retry} />
  if (stories.state === 'loading') {
    return (
      <>
        <LeadSkeleton />
        <ArticleRowSkeletons count={4} />
      </>
    )
  }
  const [lead, ...others] = stories.reply.rows
  return (
    <>
      {lead ? <LeadStory article={lead} isFirst /> : null}
      {others.map((article) => (
        <ArticleRow key={article._id} article={article} />
      ))}
    </>
  )
}
