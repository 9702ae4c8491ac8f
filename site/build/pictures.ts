/** Pictures in the formats and widths that pages ask for, made once and kept. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import PQueue from 'p-queue'
import sharp, { type Sharp } from 'sharp'
import { pictureVersion } from '../ui/picture/picture-data.ts'
import type { IndexedContent } from './content-index.ts'
import { writeFile } from './files.ts'
import type { LastOutput } from './last-output.ts'
import { BuildFailed, type Problem } from './problems.ts'
import { place } from './publish.ts'
import type { Reporter } from './reporter.ts'

interface Options {
  readonly content: IndexedContent
  /** Those that pages name. */
  readonly addresses: readonly string[]
  readonly cacheFolder: string
  readonly staging: string
  readonly last: LastOutput
  readonly report: Reporter
}

/** Makes what the last output does not have, and gives back the names of what it has: an address never gets other bytes. */
export async function makePictures(options: Options): Promise<string[]> {
  const { content, cacheFolder, staging, last, report } = options
  const originals = originalsOf(content)
  const problems: Problem[] = []
  const addresses = [...new Set(options.addresses)]
  const kept = new Set(addresses.filter((address) => last.holds(address.slice('/'.length))))
  const wanted = addresses
    .filter((address) => !kept.has(address))
    .map((address) => ({ address, original: originalFor(address, originals) }))
  const missing = wanted.filter(({ address }) => isVariant(address) && !existsSync(join(cacheFolder, address)))
  let done = 0
  // Decoding and scaling take one thread each; encoders are told to take no more.
  sharp.concurrency(1)
  const queue = new PQueue({ concurrency: availableParallelism() })
  for (const { address, original } of missing) {
    void queue.add(async () => {
      try {
        if (!original) throw new Error('there is no such picture in content/media')
        writeFile(join(cacheFolder, address), await encode(join(content.folder, 'media', original), address))
      } catch (error) {
        const what = `cannot be made into ${address}: ${(error as Error).message}`
        problems.push({ file: `media/${original ?? ''}`, what })
      }
      report.progress(++done, missing.length, 'pictures')
    })
  }
  await queue.onIdle()
  if (problems.length > 0) throw new BuildFailed(problems)
  for (const { address, original } of wanted) {
    const from = isVariant(address) ? join(cacheFolder, address) : join(content.folder, 'media', original ?? '')
    place(from, join(staging, address))
  }
  return [...kept].map((address) => address.slice('/'.length))
}

const variant = new RegExp(
  `^/media/${pictureVersion}/(?<name>.+)-(?<width>\\d+)(?:x(?<height>\\d+))?\\.(?<format>avif|webp|jpg)$`,
)
const isVariant = (address: string): boolean => variant.test(address)

/** Name without ending → file in the media folder, and each file by its own name. */
function originalsOf(content: IndexedContent): Map<string, string> {
  const files = [...content.entries.values()].flatMap((entry) => (entry.type === 'file' ? [entry.path] : []))
  return new Map(files.flatMap((path) => [[path, path] as const, [path.replace(/\.[a-z0-9]+$/, ''), path] as const]))
}

function originalFor(address: string, originals: ReadonlyMap<string, string>): string | undefined {
  return originals.get(variant.exec(address)?.groups?.['name'] ?? address.slice('/media/'.length))
}

/** Fast settings: a variant is made once, but on a new machine all of them are. */
export async function encode(original: string, address: string): Promise<Buffer> {
  const { width = '0', height, format } = variant.exec(address)?.groups ?? {}
  const bytes = readFileSync(original)
  const scaled = height
    ? await fillFrame(bytes, Number(width), Number(height))
    : sharp(bytes)
        .rotate()
        .resize({ width: Number(width), withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 50, effort: 1 }).toBuffer()
    case 'webp':
      return scaled.webp({ quality: 74, effort: 2 }).toBuffer()
    default:
      return scaled.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}

/** A frame of exactly this size: wide pictures are cut to it, upright ones stand whole before a blurred copy of themselves. */
async function fillFrame(bytes: Buffer, width: number, height: number): Promise<Sharp> {
  const { autoOrient } = await sharp(bytes).metadata()
  const cover = sharp(bytes).rotate().resize({ width, height, fit: 'cover', position: 'attention' })
  if (autoOrient.width > autoOrient.height) return cover
  const whole = await sharp(bytes).rotate().resize({ width, height, fit: 'inside' }).toBuffer()
  return cover
    .blur(30)
    .modulate({ brightness: 0.6 })
    .composite([{ input: whole }])
}
