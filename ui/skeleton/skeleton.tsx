import css from './skeleton.module.css'

interface Props {
  width?: string
  height: string
  radius?: string
  className?: string | undefined
}

/** A quiet shape where something is about to be. */
export const Skeleton = ({ width = '100%', height, radius = '6px', className }: Props) => (
  <span
    aria-hidden="true"
    className={className ? `${css.bone} ${className}` : css.bone}
    style={{ width, height, borderRadius: radius }}
  />
)
