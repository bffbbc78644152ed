import { Picture } from '#ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contract/picture.ts'
import { pictureFormats, pictureWidths } from '#contract/pictures.ts'

interface Props {
  picture: PictureData
  sizes: string
  isFirst?: boolean
  /** Beside a title that says the same: nothing to read out twice. */
  isDecoration?: boolean
  className?: string | undefined
}

export const ArticlePicture = ({ picture, isDecoration, ...rest }: Props) => (
  <Picture
    {...picture}
    {...rest}
    alt={isDecoration ? '' : picture.alt}
    widths={pictureWidths}
    formats={pictureFormats}
  />
)
