import { Download } from 'lucide-react'
import type { Image } from '#contract/image.ts'
import { hrefOf } from '../../../navigation/address.ts'
import { articleDate } from '../../../parts/article-date.ts'
import { useText } from '../../../text/text-context.ts'
import css from './detail.module.css'

/** What a picture is called and shows, where it hangs, and the ways on from it. */
export function Words({ image }: { image: Image }) {
  const text = useText()
  const { title, abstract, picture, gather, tag, createTime } = image
  return (
    <div className={css.words}>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.meta}>
        <a href={hrefOf('/pages/image/gather', { id: gather._id })}>{gather.title}</a>
        <time dateTime={new Date(createTime).toISOString()}>{articleDate(createTime, text)}</time>
      </p>
      <p className={css.about}>{abstract || picture.alt}</p>
      <ul className={css.tags}>
        {tag.map((each) => (
          <li key={each}>
            <a href={hrefOf('/pages/image/list', { tag: each })}>#{each}</a>
          </li>
        ))}
      </ul>
      <a className={css.save} href={`${picture.url}/1920.webp`} download={`${title}.webp`}>
        <Download size={18} strokeWidth={1.6} aria-hidden="true" />
        {text.image.save}
      </a>
      <nav className={css.neighbours} aria-label={text.image.neighbours}>
        <To neighbour={image.prev} label={text.image.previous} />
        <To neighbour={image.next} label={text.image.next} />
      </nav>
    </div>
  )
}

const To = ({ neighbour, label }: { neighbour: Image['prev']; label: string }) =>
  neighbour ? (
    <a href={hrefOf('/pages/image/detail', { id: neighbour._id })} data-mode="redirect">
      <small>{label}</small>
      <span>{neighbour.title}</span>
    </a>
  ) : (
    <span />
  )
