/** What a page knows about a picture, and which sizes of it there are. */
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

/** Raise it when the encoder's settings change: addresses of pictures are kept by browsers for ever. */
export const pictureVersion = 'v1'

/** How wide a picture is shown decides in which widths it is made. */
const pictureUses = {
  thumb: [96, 192],
  poster: [180, 360, 540],
  card: [320, 640, 960],
  figure: [480, 960, 1440],
  hero: [640, 1280, 1920, 2560],
} as const satisfies Record<string, readonly number[]>

export type PictureUse = keyof typeof pictureUses

/** Never wider than the original. */
export function widthsOf({ width }: Picture, use: PictureUse): number[] {
  const smaller = pictureUses[use].filter((candidate) => candidate < width)
  const reached = smaller.length < pictureUses[use].length
  return reached ? [...smaller, width] : smaller
}

export const pictureUrl = ({ name }: Picture, width: number, format: 'avif' | 'webp' | 'jpg'): string =>
  `/media/${pictureVersion}/${name}-${width}.${format}`
