/** Measures files by their bytes alone, as names and headers of a CMS can be wrong. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ProblemError } from '#content/format/problem.ts'
import { isMediaMime, isPictureMime, type MediaMime, maxPixels, tooManyPixels } from '#content/schema/media.ts'
import { sha256 } from '#content/snapshot/hash.ts'

export interface Measured {
  readonly mime: MediaMime
  readonly bytes: number
  /** Lower-case hex. */
  readonly sha256: string
  /** Pixels, after the orientation flag of a photograph is applied; pictures only. */
  readonly width?: number
  readonly height?: number
  /** `#rrggbb`, the mean of all pixels: the placeholder while the picture loads; pictures only. */
  readonly dominantColour?: string
}

export const unusable = (message: string, options?: ErrorOptions): ProblemError =>
  new ProblemError({ message, hint: uploadAgain }, options)

const uploadAgain =
  'Upload the file again: a picture as WebP, JPEG, PNG or AVIF, a video as MP4 or WebM, captions as WebVTT, a document as PDF.'

/**
 * Measures a file and proves that a picture can be decoded to its last row.
 *
 * @throws ProblemError when it is empty, of a kind we do not show, too big to decode, or broken.
 */
export async function measure(bytes: Uint8Array): Promise<Measured> {
  if (bytes.length === 0) throw unusable('the file is empty')
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime === undefined || !isMediaMime(mime))
    throw unusable(`its content is ${mime ?? 'of no known kind'}, which the site does not show`)
  const common = { mime, bytes: bytes.length, sha256: sha256(bytes) }
  return isPictureMime(mime) ? { ...common, ...(await measurePicture(bytes)) } : common
}

/** libvips decodes one picture at a time and caches none, as it would hold several decoded ones in memory. */
sharp.cache(false)
sharp.concurrency(1)

async function measurePicture(bytes: Uint8Array): Promise<Pick<Measured, 'width' | 'height' | 'dominantColour'>> {
  const { width, height } = await sizeOf(bytes)
  if (width * height > maxPixels) throw unusable(tooManyPixels(width, height))
  try {
    const pixels = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .toColourspace('srgb')
      .flatten()
      .removeAlpha()
      .raw()
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
    const dominantColour = meanColour(data, info.channels)
    // Frees the pixels at once: the garbage collector does not count their size, and lets dozens of pictures pile up.
    if (data.buffer.byteLength === data.byteLength) data.buffer.transfer(0)
    return { width, height, dominantColour }
  } catch (cause) {
    throw damaged(cause)
  }
}

/** Width and height by the header, of one frame of an animation. Nothing is decoded, so no limit is needed here. */
async function sizeOf(bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
  } catch (cause) {
    throw damaged(cause)
  }
}

const damaged = (cause: unknown): ProblemError =>
  unusable('the picture cannot be decoded: it is damaged or cut short', { cause })

/**
 * The exact mean, which is the same on every processor. A resize to one pixel is not. Each colour has a sum of its own: a list of sums
 * takes more than twice as long.
 */
function meanColour(pixels: Uint8Array, channels: number): string {
  // Grey has one channel, with or without opacity.
  const [toGreen, toBlue] = channels < 3 ? [0, 0] : [1, 2]
  let [red, green, blue] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += channels) {
    red += pixels[at] ?? 0
    green += pixels[at + toGreen] ?? 0
    blue += pixels[at + toBlue] ?? 0
  }
  const count = pixels.length / channels
  const hex = [red, green, blue].map((sum) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}
