import { Pin } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { Notice } from '#contract/notice.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useList } from '../../../../client/use-list.ts'
import { recallReadNotices, useIsUnread } from '../../../../device/read-notices.ts'
import { LoadMore } from '../../../../features/load-more/load-more.tsx'
import { hrefOf } from '../../../../navigation/address.ts'
import type { Moment, Read } from '../../../../navigation/route.ts'
import { articleDate } from '../../../../parts/article-date.ts'
import { Empty, Failed } from '../../../../parts/states.tsx'
import { PageBar } from '../../../../shell/page-bar.tsx'
import frame from '../../../../shell/page-frame.module.css'
import { toast } from '../../../../shell/toasts.tsx'
import { useLanguage, useText } from '../../../../text/text-context.ts'
import css from './notice-list.module.css'

export const reads = (_params: object, { language: lang }: Moment): Read[] => [
  { path: 'client/notice/pub/list', input: { lang } },
]

export function Screen(): ReactNode {
  const text = useText()
  const title = text.titles['/pages_main/notice/list']
  useEffect(recallReadNotices, [])
  return (
    <div className={css.page}>
      <PageBar title={title} />
      <h1 className={frame.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.intro}>{text.notice.intro}</p>
      <Notices />
    </div>
  )
}

function Notices() {
  const text = useText()
  const list = useList('client/notice/pub/list', { lang: useLanguage() }, (msg) =>
    toast(msg ?? text.toasts.hiccup),
  )
  if (list.hasFailed) return <Failed retry={list.retry} />
  if (list.isFirstLoad) return <Bones />
  if (list.isEmpty) return <Empty />
  return (
    <>
      <ul>
        {list.rows.map((notice) => (
          <NoticeRow key={notice._id} notice={notice} />
        ))}
      </ul>
      <LoadMore more={list.more} isLoading={list.isLoading} loadMore={list.loadMore} />
    </>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const text = useText()
  const isUnread = useIsUnread(notice._id)
  return (
    <li className={css.row}>
      <a href={hrefOf('/pages_main/notice/detail', { id: notice._id })}>
        <p className={css.meta}>
          <time dateTime={new Date(notice.publishTime).toISOString()}>
            {articleDate(notice.publishTime, text)}
          </time>
          {notice.isPinned ? (
            <span className={css.pinned}>
              <Pin size={12} strokeWidth={1.8} aria-hidden="true" />
              {text.notice.pinned}
            </span>
          ) : null}
        </p>
        <h2 className={css.title}>
          {isUnread ? (
            <span className={css.unread}>
              <span className="visually-hidden">{text.notice.unread}</span>
            </span>
          ) : null}
          {notice.title}
        </h2>
        <p className={css.abstract}>{notice.abstract}</p>
      </a>
    </li>
  )
}

const Bones = () => (
  <div aria-busy="true">
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={css.bones}>
        <Skeleton height="12px" width="96px" />
        <Skeleton height="24px" width="70%" />
        <Skeleton height="16px" />
      </div>
    ))}
  </div>
)
