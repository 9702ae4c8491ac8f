/** Makes pictures of an original. What stands here decides the bytes, so it is a part of `pictureVersion`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Raw, type Sharp } from 'sharp'
import { maxPixels, tooManyPixels } from '#content/schema/media.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import type { Variant } from '#site/shared/media-url.ts'

/** The parts of sharp that scale and write. */
const encoders = ['sharp', 'vips', 'heif', 'aom', 'webp', 'mozjpeg'] as const

/**
 * What `pictureVersion` must be: other bytes for the same picture are to have another address. Digest of this file without
 * its imports, whose paths decide nothing, and of the versions of sharp's parts.
 */
export function encoderVersion(): string {
  const settings = readFileSync(join(import.meta.dirname, 'encode.ts'), 'utf8').replaceAll(/^import .*\n/gm, '')
  return sha256(JSON.stringify([settings, encoders.map((name) => sharp.versions[name])])).slice(0, 8)
}

/** Decoding and scaling take one thread each; encoders are limited to as many. */
sharp.concurrency(1)

/** An original in memory, upright, of which pictures are made without decoding it again. */
export interface Decoded {
  readonly pixels: Buffer
  readonly info: Raw
}

/** @throws where the file is no whole picture, or has more pixels than are decoded. */
export async function decode(original: string): Promise<Decoded> {
  const bytes = readFileSync(original)
  const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
  if (width * height > maxPixels) throw new Error(tooManyPixels(width, height))
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).rotate()
  return pixelsOf(upright.toColourspace('srgb'))
}

/** Fast settings: a variant is made once, but on a new machine all of them are. */
export async function encode(original: Decoded, { width, height, format }: Variant): Promise<Buffer> {
  const scaled =
    height === undefined
      ? of(original).resize({ width, withoutEnlargement: true })
      : await fillFrame(original, { width, height })
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return scaled.webp({ quality: 74, effort: 2 }).toBuffer()
    case 'jpg':
      return scaled.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}

const of = ({ pixels, info: { width, height, channels } }: Decoded): Sharp =>
  sharp(pixels, { raw: { width, height, channels } })

interface Size {
  readonly width: number
  readonly height: number
}

/** A frame of exactly this size: wide pictures are cut to it, upright ones stand whole before a blurred copy of themselves. */
async function fillFrame(original: Decoded, frame: Size): Promise<Sharp> {
  const cover = { fit: 'cover', position: 'attention' } as const
  if (original.info.width > original.info.height) return of(original).resize({ ...frame, ...cover })
  // What is blurred needs few pixels: at a quarter of the size it looks the same, in a third of the time.
  const quarter = { width: Math.round(frame.width / 4), height: Math.round(frame.height / 4) }
  const behind = await pixelsOf(
    of(original)
      .resize({ ...quarter, ...cover })
      .blur(7.5)
      .modulate({ brightness: 0.6 }),
  )
  const whole = await pixelsOf(of(original).resize({ ...frame, fit: 'inside' }))
  return of(behind)
    .resize({ ...frame, fit: 'fill' })
    .composite([{ input: whole.pixels, raw: whole.info }])
}

async function pixelsOf(picture: Sharp): Promise<Decoded> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, info }
}
