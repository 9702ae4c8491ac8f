/** Pictures in payloads, and the widths that the build makes of them. */
import { type Variant, variantUrl } from './media-url.ts'

export interface Picture {
  /** Name and content hash of the original. */
  readonly name: string
  /** Size in pixels of the largest picture that the build makes of the original: see `madeSize`. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Who made it. */
  readonly credit?: string
  /** Placeholder colour while the picture loads. */
  readonly colour?: string
  /** Focal point of a crop, in per cent. */
  readonly focus?: readonly [x: number, y: number]
  /** The part of its row's width that it has, from 0 to 1, in a gallery of several rows. */
  readonly share?: number
}

export const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'name' in value && 'alt' in value && 'width' in value

/** Aspect ratio of a card's picture: posters upright, products square, all else wide. */
export type CardShape = 'poster' | 'square' | 'wide'

type Focus = Picture['focus']

/** As `style` of the picture or of what is around it; `styles/base.css` applies it. @param onPhones of another picture that phones show */
export const focusStyle = (focus: Focus, onPhones?: Focus): object => ({
  ...(focus ? { '--focal': positionOf(focus) } : {}),
  ...(onPhones ? { '--focal-on-phones': positionOf(onPhones) } : {}),
})

/** Reserves a picture's place before it comes: `--ratio`, its width by its height. */
export const ratioStyle = ({ width, height }: Picture): object => ({
  '--ratio': Math.round((width / height) * 1000) / 1000,
})

const positionOf = ([x, y]: NonNullable<Focus>): string => `${x}% ${y}%`

/**
 * Widths in pixels, by how wide a picture is shown. 728 is for phones of 360 px with two dots each, and of 412 px with 1.75: they took
 * what is next to 640, which has twice the bytes.
 */
const pictureUses = {
  thumb: [96, 192],
  poster: [180, 360, 540],
  /** Cards say 88vw on phones, where they have 91: phones of 360 px with two dots each take 640 then, which the eye cannot tell. */
  card: [320, 640, 960],
  figure: [728, 1080, 1440],
  hero: [728, 1280, 1920, 2560],
} as const satisfies Record<string, readonly number[]>

export type PictureUse = keyof typeof pictureUses

export type PictureFormat = 'avif' | 'webp'

/** Size of the picture for shared links: one for all, as networks crop it themselves. */
export const shareSize = { width: 1200, height: 630 } as const

type Sized = Pick<Picture, 'width'>

/** Ratio of two widths: where it is less, they look the same, and the smaller is made for all uses, instead of one for each. */
const minStep = 1.2

/** The size of the largest picture that is made of an original, unless one is cut out. */
export function madeSize({ width, height }: Pick<Picture, 'width' | 'height'>): Pick<Picture, 'width' | 'height'> {
  const step = Math.max(...Object.values(pictureUses).flatMap((widths) => widths.filter((step) => step <= width)))
  return width < step * minStep ? { width: step, height: Math.round((height * step) / width) } : { width, height }
}

/** Widths for a use, none larger than the picture. */
export function widthsOf({ width }: Sized, use: PictureUse): number[] {
  const smaller = pictureUses[use].filter((candidate) => candidate < width)
  const reached = smaller.length < pictureUses[use].length
  return reached ? [...smaller, width] : smaller
}

/** The use of a card's picture. */
export const cardUse = (shape: CardShape): PictureUse => (shape === 'poster' ? 'poster' : 'card')

/** A picture in AVIF, in every width of a use, as a `srcset`. */
export const avifSet = (picture: Picture, use: PictureUse): string =>
  widthsOf(picture, use)
    .map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`)
    .join(', ')

/** The one WebP of a picture, for browsers without AVIF. */
export function webpOf(picture: Picture, use: PictureUse): string {
  const widths = widthsOf(picture, use)
  return pictureUrl(picture, widths[Math.floor(widths.length / 2)] ?? picture.width, 'webp')
}

/** @param width one of `widthsOf`. */
export const pictureUrl = ({ name }: Picture, width: number, format: PictureFormat): string =>
  variantUrl({ name, width, format })

export const sharePictureUrl = ({ name }: Picture): string => variantUrl({ name, ...shareSize, format: 'jpg' })

/** Whether some use of the picture has this variant: no other variant is made. */
export function isMade(picture: Sized, { width, height, format }: Variant): boolean {
  if (format === 'jpg') return width === shareSize.width && height === shareSize.height
  const uses = Object.keys(pictureUses) as PictureUse[]
  return height === undefined && uses.some((use) => widthsOf(picture, use).includes(width))
}
