import type { ReactNode } from 'react'
import { type Picture, pictureUrl, widthsOf } from '#site/shared/picture.ts'

interface Props {
  readonly picture: Picture
  readonly className?: string | undefined
  /** The picture, whose alternative text names the link. */
  readonly children: ReactNode
}

/** Links to a picture's largest size; with script, to its slide in the gallery. */
export function PictureLink({ picture, className, children }: Props) {
  const largest = widthsOf(picture, 'hero').at(-1) ?? picture.width
  return (
    <a
      className={className}
      href={pictureUrl(picture, largest, 'webp')}
      data-gallery
      data-width={picture.width}
      data-height={picture.height}
      data-credit={picture.credit}
    >
      {children}
    </a>
  )
}
