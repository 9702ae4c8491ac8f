/** What a page knows about a picture, and which sizes of it there are. */
import { type Variant, variantUrl } from './media-url.ts'

export interface Picture {
  /** Name and content hash of the original. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Shown until the picture is there. */
  readonly colour?: string
  /** What must stay visible when it is cropped, in per cent. */
  readonly focus?: readonly [x: number, y: number]
}

/** Of a card's picture: a poster stands upright, a thing to buy is square, everything else lies. */
export type CardShape = 'poster' | 'square' | 'wide'

/** How wide a picture is shown decides in which widths it is made. */
const pictureUses = {
  thumb: [96, 192],
  poster: [180, 360, 540],
  card: [320, 640, 960],
  figure: [480, 960, 1440],
  hero: [640, 1280, 1920, 2560],
} as const satisfies Record<string, readonly number[]>

export type PictureUse = keyof typeof pictureUses

export type PictureFormat = 'avif' | 'webp'

/** What shared links show: one size for all, as the networks cut everything else themselves. */
export const shareSize = { width: 1200, height: 630 } as const

type Sized = Pick<Picture, 'width'>

/** Never wider than the original. */
export function widthsOf({ width }: Sized, use: PictureUse): number[] {
  const smaller = pictureUses[use].filter((candidate) => candidate < width)
  const reached = smaller.length < pictureUses[use].length
  return reached ? [...smaller, width] : smaller
}

/** @param width one of `widthsOf`. */
export const pictureUrl = ({ name }: Picture, width: number, format: PictureFormat): string =>
  variantUrl({ name, width, format })

export const sharePictureUrl = ({ name }: Picture): string => variantUrl({ name, ...shareSize, format: 'jpg' })

/** Whether there is any way to ask for this of a picture: nothing else is made of it. */
export function isMade(picture: Sized, { width, height, format }: Variant): boolean {
  if (format === 'jpg') return width === shareSize.width && height === shareSize.height
  const uses = Object.keys(pictureUses) as PictureUse[]
  return height === undefined && uses.some((use) => widthsOf(picture, use).includes(width))
}
