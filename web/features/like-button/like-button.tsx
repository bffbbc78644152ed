import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../client/reads.ts'
import { succeeded } from '../../client/reply.ts'
import { isLikedHere, rememberLike } from '../../device/likes.ts'
import { toast } from '../../shell/toasts.tsx'
import { useText } from '../../text/text-context.ts'
import { useIsInBrowser } from '../../parts/use-is-in-browser.ts'
import css from './like-button.module.css'

interface Props {
  articleId: string
  likeNum: number
}

/** A like, and taking it back. Shown at once; put right if the server says otherwise. */
export function LikeButton({ articleId, likeNum }: Props) {
  const text = useText()
  const client = useClient()
  const isInBrowser = useIsInBrowser()
  const [changed, setChanged] = useState<{ count: number; isLiked: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isLiked = changed?.isLiked ?? (isInBrowser && isLikedHere(articleId))
  const count = changed?.count ?? likeNum

  const press = async () => {
    if (isBusy) return
    const before = { count, isLiked }
    const inc = isLiked ? -1 : 1
    setBusy(true)
    setChanged({ count: Math.max(0, count + inc), isLiked: !isLiked })
    const reply = await client.write('front/article/likepost', { _id: articleId, inc })
    setBusy(false)
    if (succeeded<'front/article/likepost'>(reply)) {
      setChanged({ count: reply.data.likeNum, isLiked: reply.data.liked })
      rememberLike(articleId, reply.data.liked)
    } else {
      setChanged(before)
      toast(reply.msg ?? text.article.likeFailed)
    }
  }

  return (
    <button
      type="button"
      className={css.like}
      aria-pressed={isLiked}
      aria-label={text.article.liked(String(count))}
      onClick={() => void press()}
    >
      <Heart size={20} strokeWidth={1.6} aria-hidden="true" />
      <span>{count > 0 ? text.count(count) : text.article.like}</span>
    </button>
  )
}
