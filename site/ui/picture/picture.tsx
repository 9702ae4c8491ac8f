import { type Picture as PictureData, type PictureUse, pictureUrl, widthsOf } from './picture-data.ts'

interface Props {
  readonly picture: PictureData
  /** How wide it is shown, at most. */
  readonly use: PictureUse
  readonly sizes: string
  /** The first big picture of a page: fetched at once, and preloaded by the build. */
  readonly isFirst?: boolean
  /** A picture beside words that say the same: silent for screen readers. */
  readonly isDecorative?: boolean
}

/** A picture in the formats and widths that the build makes. It keeps its place and shows its colour until it is there. */
export function Picture({ picture, use, sizes, isFirst = false, isDecorative = false }: Props) {
  const { width, height, colour, focus } = picture
  const widths = widthsOf(picture, use)
  const sourceSet = (format: 'avif' | 'webp') =>
    widths.map((candidate) => `${pictureUrl(picture, candidate, format)} ${candidate}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={pictureUrl(picture, widths[Math.floor(widths.length / 2)] ?? width, 'webp')}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={isDecorative ? '' : picture.alt}
        style={{
          ...(colour ? { backgroundColor: colour } : {}),
          ...(focus ? { objectPosition: `${focus[0]}% ${focus[1]}%` } : {}),
        }}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
