import css from './picture.module.css'

interface Props {
  url: string
  width: number
  height: number
  placeholder: string
  alt: string
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  widths: readonly number[]
  formats: readonly string[]
  /** Part of the first screen: load it before anything else. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture whose room is kept before it comes, in the size and format the screen needs. */
export function Picture(props: Props) {
  const { url, width, height, placeholder, alt, sizes, widths, formats, isFirst, className } = props
  const fitting = widths.filter((each) => each <= width)
  const set = (format: string) =>
    fitting.map((each) => `${url}/${each}.${format} ${each}w`).join(', ')
  const fallback = formats.at(-1) ?? ''
  return (
    <picture
      className={className ? `${css.frame} ${className}` : css.frame}
      style={{ backgroundColor: placeholder }}
      data-shared=""
    >
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(format)} sizes={sizes} />
      ))}
      <img
        src={`${url}/${fitting.at(-1) ?? width}.${fallback}`}
        srcSet={set(fallback)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
