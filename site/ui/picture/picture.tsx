import { addPreloads } from '#site/shared/media-url.ts'
import { avifSet, focusStyle, type Picture as PictureData, type PictureUse, webpOf } from '#site/shared/picture.ts'

interface Props {
  readonly picture: PictureData
  /** Shown instead on upright phones, where the wide crop would lose its subject. */
  readonly phonePicture?: PictureData | undefined
  /** How wide the picture is shown at most. */
  readonly use: PictureUse
  readonly sizes: string
  /** Whether this is the page's first big picture: loaded eagerly, and preloaded by the build. */
  readonly isFirst?: boolean
  /** Whether it has `--ambient`, or a glow, behind it in place of its own colour. */
  readonly isOnAmbient?: boolean
  /** Whether a text beside it says the same: then its alternative text is empty. */
  readonly isDecorative?: boolean
}

const centre = [50, 50] as const

const phones = '(max-width: 47.99rem)'
const others = '(min-width: 48rem)'

/** A responsive picture in the widths that the build makes, with its colour as placeholder. Browsers without AVIF get one WebP. */
export function Picture({
  picture,
  phonePicture,
  use,
  sizes,
  isFirst = false,
  isOnAmbient = false,
  isDecorative = false,
}: Props) {
  const { width, height, colour, focus } = picture
  const media = phonePicture && others
  const avif = avifSet(picture, use)
  const phoneAvif = phonePicture && avifSet(phonePicture, use)
  if (isFirst)
    addPreloads([...(phoneAvif ? [{ media: phones, srcSet: phoneAvif, sizes }] : []), { media, srcSet: avif, sizes }])
  return (
    <picture>
      {phonePicture && (
        <source
          type="image/avif"
          media={phones}
          srcSet={phoneAvif}
          sizes={sizes}
          width={phonePicture.width}
          height={phonePicture.height}
        />
      )}
      <source type="image/avif" media={media} srcSet={avif} sizes={sizes} />
      <img
        src={webpOf(picture, use)}
        width={width}
        height={height}
        alt={isDecorative ? '' : picture.alt}
        style={{
          ...(colour && !isOnAmbient ? { backgroundColor: colour } : {}),
          ...focusStyle(focus, phonePicture && (phonePicture.focus ?? centre)),
        }}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
