import { useEffect, type ReactNode } from 'react'
import type { Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRead } from '../../../../client/reads.ts'
import { rememberNoticeRead } from '../../../../device/read-notices.ts'
import { hrefOf } from '../../../../navigation/address.ts'
import type { FindReply, Head, Moment, Read } from '../../../../navigation/route.ts'
import { articleDate } from '../../../../parts/article-date.ts'
import { Prose } from '../../../../parts/prose.tsx'
import { Failed } from '../../../../parts/states.tsx'
import { PageBar } from '../../../../shell/page-bar.tsx'
import { useLanguage, useText } from '../../../../text/text-context.ts'
import css from './notice-detail.module.css'

interface Params {
  readonly id: string
}

type NoticeText = Output<'client/notice/pub/detail'>['data']

const detailRead = ({ id }: Params, lang: Language): Read => ({
  path: 'client/notice/pub/detail',
  input: { _id: id, lang },
})

const noticeIn = (reply: unknown) =>
  (reply as Output<'client/notice/pub/detail'> | undefined)?.data as NoticeText | undefined

export const reads = (params: Params, { language }: Moment): Read[] => [
  detailRead(params, language),
]

export function head(params: Params, { language }: Moment, reply: FindReply): Head | null {
  const notice = noticeIn(reply(detailRead(params, language)))
  return notice ? { title: notice.title, description: notice.abstract } : null
}

export const missing = (params: Params, { language }: Moment, reply: FindReply): boolean =>
  !noticeIn(reply(detailRead(params, language)))

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const detail = useRead('client/notice/pub/detail', { _id: params.id, lang: useLanguage() })
  return (
    <>
      <PageBar title={text.titles['/pages_main/notice/list']} />
      {detail.state === 'ready' ? (
        <NoticeArticle notice={detail.reply.data} />
      ) : (
        <div className={css.notice} aria-busy={detail.state === 'loading'}>
          <h1 className="visually-hidden" tabIndex={-1}>
            {detail.state === 'loading' ? text.shell.loading : text.states.failed}
          </h1>
          {detail.state === 'loading' ? (
            <Bones />
          ) : (
            <Failed message={detail.failure?.msg} retry={detail.retry} />
          )}
        </div>
      )}
    </>
  )
}

function NoticeArticle({ notice }: { notice: NoticeText }) {
  const text = useText()
  useEffect(() => rememberNoticeRead(notice._id), [notice._id])
  return (
    <article className={css.notice}>
      <p className={css.meta}>
        <time dateTime={new Date(notice.publishTime).toISOString()}>
          {articleDate(notice.publishTime, text)}
        </time>
        {notice.isPinned ? <span>{text.notice.pinned}</span> : null}
      </p>
      <h1 className={css.title} tabIndex={-1}>
        {notice.title}
      </h1>
      <Prose html={notice.content} />
      <p className={css.end}>
        <ButtonLink href={hrefOf('/pages_main/notice/list')}>
          {text.titles['/pages_main/notice/list']}
        </ButtonLink>
      </p>
    </article>
  )
}

const Bones = () => (
  <div className={css.bones}>
    <Skeleton height="14px" width="120px" />
    <Skeleton height="36px" width="80%" />
    <Skeleton height="18px" />
    <Skeleton height="18px" />
    <Skeleton height="18px" width="70%" />
  </div>
)
