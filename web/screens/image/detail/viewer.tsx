import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Image } from '#contract/image.ts'
import { IconButton } from '#ui/button/button.tsx'
import { useRead } from '../../../client/reads.ts'
import { ArticlePicture } from '../../../parts/article-picture.tsx'
import { Modal } from '../../../shell/modal.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import { fitted } from './fitted.ts'
import { useSwipe } from './use-swipe.ts'
import css from './viewer.module.css'

interface Props {
  /** The picture it opens with. */
  first: Image
  close: () => void
}

/** One picture and nothing else; its collection is leafed through by arrow, swipe or button. */
export function Viewer({ first, close }: Props) {
  const text = useText()
  const lang = useLanguage()
  const [id, setId] = useState(first._id)
  const [last, setLast] = useState(first)
  const asked = useRead('client/image/pub/detail', { _id: id, lang })
  const image = asked.state === 'ready' ? asked.reply.data : last

  const leaf = (to: Image['prev']) => {
    if (!to) return
    setLast(image)
    setId(to._id)
  }
  const back = () => leaf(image.prev)
  const on = () => leaf(image.next)
  useArrowKeys(back, on)
  const swipe = useSwipe(back, on)

  return (
    <Modal className={css.viewer} title={image.title} titleClassName={css.title} close={close}>
      {(dismiss) => (
        <>
          <span className={css.close}>
            <IconButton label={text.shell.close} onClick={dismiss}>
              <X size={22} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </span>
          <div className={css.stage} style={fitted(image.picture)} {...swipe}>
            <ArticlePicture
              key={image._id}
              picture={image.picture}
              sizes="100vw"
              isFirst
              className={css.picture}
            />
          </div>
          <span className={css.back}>
            <IconButton label={text.image.previous} onClick={back} aria-disabled={!image.prev}>
              <ChevronLeft size={26} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </span>
          <span className={css.on}>
            <IconButton label={text.image.next} onClick={on} aria-disabled={!image.next}>
              <ChevronRight size={26} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </span>
        </>
      )}
    </Modal>
  )
}

function useArrowKeys(back: () => void, on: () => void) {
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') back()
    if (key === 'ArrowRight') on()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
