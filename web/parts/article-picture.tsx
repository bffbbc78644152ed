import { Picture } from '#ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contract/picture.ts'
import { pictureFormats, pictureWidths } from '#contract/pictures.ts'

interface Props {
  picture: PictureData
  sizes: string
  /** Small beside a title: one format and few sizes, so that a long list is a short page. */
  isThumb?: boolean
  isFirst?: boolean
  /** Beside a title that says the same: nothing to read out twice. */
  isDecoration?: boolean
  className?: string | undefined
}

const thumbWidths = pictureWidths.slice(0, 3)
const thumbFormats = pictureFormats.slice(-1)

export const ArticlePicture = ({ picture, isDecoration, isThumb, ...rest }: Props) => (
  <Picture
    {...picture}
    {...rest}
    alt={isDecoration ? '' : picture.alt}
    widths={isThumb ? thumbWidths : pictureWidths}
    formats={isThumb ? thumbFormats : pictureFormats}
  />
)
