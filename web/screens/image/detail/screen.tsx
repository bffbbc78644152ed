import { useState, type ReactNode } from 'react'
import type { Output } from '#contract/calls.ts'
import type { Image } from '#contract/image.ts'
import type { Language } from '#contract/languages.ts'
import { useRead } from '../../../client/reads.ts'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { ArticlePicture } from '../../../parts/article-picture.tsx'
import { Failed } from '../../../parts/states.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { fitted } from './fitted.ts'
import { Viewer } from './viewer.tsx'
import { Words } from './words.tsx'
import css from './detail.module.css'

interface Params {
  readonly id: string
}

const detailRead = ({ id }: Params, lang: Language): Read => ({
  path: 'client/image/pub/detail',
  input: { _id: id, lang },
})

export const reads = (params: Params, { language }: Moment): Read[] => [
  detailRead(params, language),
]

const imageIn = (reply: unknown) =>
  (reply as Output<'client/image/pub/detail'> | undefined)?.data as Image | undefined

export function head(params: Params, { language }: Moment, reply: FindReply): Head | null {
  const image = imageIn(reply(detailRead(params, language)))
  if (!image) return null
  const { title, abstract, tag, picture } = image
  return {
    title,
    description: abstract || picture.alt,
    keywords: tag.join(','),
    image: picture.url,
  }
}

export const missing = (params: Params, { language }: Moment, reply: FindReply): boolean =>
  (reply(detailRead(params, language)) as { code?: number } | undefined)?.code === 404

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const detail = useRead('client/image/pub/detail', { _id: params.id, lang: useLanguage() })
  if (detail.state === 'loading') return <DetailSkeleton />
  if (detail.state === 'failed') {
    return (
      <>
        <PageBar title={text.titles['/pages/image/detail']} />
        <h1 className="visually-hidden" tabIndex={-1}>
          {text.states.failed}
        </h1>
        <Failed message={detail.failure?.msg} retry={detail.retry} />
      </>
    )
  }
  const image = detail.reply.data
  return (
    <>
      <PageBar title={image.gather.title} />
      <article className={css.page} lang={image.textLang}>
        <Stage image={image} />
        <Words image={image} />
      </article>
    </>
  )
}

/** The picture as large as there is room; a press shows it by itself. */
function Stage({ image }: { image: Image }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.stage}>
      <button
        type="button"
        className={css.enlarge}
        style={fitted(image.picture)}
        title={text.image.enlarge}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ArticlePicture
          picture={image.picture}
          sizes="(width >= 1200px) 900px, 100vw"
          isFirst
          className={css.picture}
        />
      </button>
      {isOpen ? <Viewer first={image} close={() => setOpen(false)} /> : null}
    </div>
  )
}
