/** Makes a picture of an original. What stands here decides the bytes, so it is a part of `pictureVersion`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { mostPixels, tooManyPixels } from '#content/schema/types/media.ts'
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

/** Decoding and scaling take one thread each; encoders are told to take no more. */
sharp.concurrency(1)

/** Fast settings: a variant is made once, but on a new machine all of them are. */
export async function encode(original: string, { width, height, format }: Variant): Promise<Buffer> {
  const bytes = readFileSync(original)
  const size = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
  if (size.width * size.height > mostPixels) throw new Error(tooManyPixels(size.width, size.height))
  const scaled =
    height === undefined
      ? decoded(bytes).resize({ width, withoutEnlargement: true })
      : await fillFrame(bytes, size, { width, height })
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 50, effort: 1 }).toBuffer()
    case 'webp':
      return scaled.webp({ quality: 74, effort: 2 }).toBuffer()
    case 'jpg':
      return scaled.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}

/** Upright, and whole or not at all. */
const decoded = (bytes: Buffer): Sharp => sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).rotate()

interface Size {
  readonly width: number
  readonly height: number
}

/** A frame of exactly this size: wide pictures are cut to it, upright ones stand whole before a blurred copy of themselves. */
async function fillFrame(bytes: Buffer, original: Size, frame: Size): Promise<Sharp> {
  const cover = decoded(bytes).resize({ ...frame, fit: 'cover', position: 'attention' })
  if (original.width > original.height) return cover
  const whole = await decoded(bytes)
    .resize({ ...frame, fit: 'inside' })
    .toBuffer()
  return cover
    .blur(30)
    .modulate({ brightness: 0.6 })
    .composite([{ input: whole }])
}
