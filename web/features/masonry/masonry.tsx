import type { ImageCard } from '#contract/image.ts'
import { hrefOf } from '../../navigation/address.ts'
import { ArticlePicture } from '../../parts/article-picture.tsx'
import { wallStyles } from './wall-styles.ts'
import css from './masonry.module.css'

/** Pictures in their true ratios, hung so that the columns end about level. */
export function Masonry({ images }: { images: readonly ImageCard[] }) {
  const { wall, pieces } = wallStyles(images.map(({ picture }) => picture))
  return (
    <ul className={css.wall} style={wall}>
      {images.map(({ _id, title, picture, textLang }, index) => (
        <li key={_id} className={css.piece} style={pieces[index]} lang={textLang}>
          <a href={hrefOf('/pages/image/detail', { id: _id })}>
            <ArticlePicture
              picture={picture}
              sizes="(width >= 1200px) 288px, (width >= 768px) 31vw, 46vw"
              isFirst={index === 0}
              className={css.picture}
            />
            <span className={css.title}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
