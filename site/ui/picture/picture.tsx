import { addPreloads } from '#site/shared/media-url.ts'
import {
  type Picture as PictureData,
  type PictureFormat,
  type PictureUse,
  pictureUrl,
  widthsOf,
} from '#site/shared/picture.ts'

interface Props {
  readonly picture: PictureData
  /** Shown instead on upright phones, where the wide crop would lose its subject. */
  readonly phonePicture?: PictureData | undefined
  /** How wide the picture is shown at most. */
  readonly use: PictureUse
  readonly sizes: string
  /** Whether this is the page's first big picture: loaded eagerly, and preloaded by the build. */
  readonly isFirst?: boolean
  /** Whether a text beside it says the same: then its alternative text is empty. */
  readonly isDecorative?: boolean
}

const formats: readonly PictureFormat[] = ['avif', 'webp']
const phones = '(max-width: 47.99rem)'
const others = '(min-width: 48rem)'

/** A responsive picture in the formats and widths that the build makes, with its colour as placeholder. */
export function Picture({ picture, phonePicture, use, sizes, isFirst = false, isDecorative = false }: Props) {
  const { width, height, colour, focus } = picture
  const widths = widthsOf(picture, use)
  const media = phonePicture && others
  const avif = sourceSet(picture, use, 'avif')
  if (isFirst)
    addPreloads([
      ...(phonePicture ? [{ media: phones, srcSet: sourceSet(phonePicture, use, 'avif'), sizes }] : []),
      { media, srcSet: avif, sizes },
    ])
  return (
    <picture>
      {phonePicture &&
        formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media={phones}
            srcSet={sourceSet(phonePicture, use, format)}
            sizes={sizes}
            width={phonePicture.width}
            height={phonePicture.height}
          />
        ))}
      <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />
      <img
        src={pictureUrl(picture, widths[Math.floor(widths.length / 2)] ?? width, 'webp')}
        srcSet={sourceSet(picture, use, 'webp')}
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

const sourceSet = (picture: PictureData, use: PictureUse, format: PictureFormat): string =>
  widthsOf(picture, use)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ')
