import { Share2 } from 'lucide-react'
import type { Article } from '#contract/article.ts'
import { LikeButton } from '../../../features/like-button/like-button.tsx'
import { shareLink } from '../../../device/share.ts'
import { toast } from '../../../shell/toasts.tsx'
import { useText } from '../../../text/text-context.ts'
import css from './detail.module.css'

/** What a reader may do with a piece. */
export function Tools({ article }: { article: Article }) {
  const text = useText()
  const share = async () => {
    const outcome = await shareLink(article.title, location.href)
    if (outcome === 'copied') toast(text.toasts.linkCopied)
  }
  return (
    <div className={css.tools}>
      <LikeButton articleId={article._id} likeNum={article.likeNum} />
      <button type="button" className={css.tool} onClick={() => void share()}>
        <Share2 size={19} strokeWidth={1.6} aria-hidden="true" />
        <span>{text.article.share}</span>
      </button>
    </div>
  )
}
