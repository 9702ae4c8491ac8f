/** Pictures in the formats and widths that pages ask for, made once and kept. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import PQueue from 'p-queue'
import { type Problem, stopAt } from '#content/format/problem.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import type { LastOutput } from '#site/node/output/last-output.ts'
import { place } from '#site/node/output/publish.ts'
import type { Reporter } from '#site/node/reporter.ts'
import { pictureVersion, type Variant } from '#site/shared/media-url.ts'
import { encode, encoderVersion } from './encode.ts'
import { type Media, mediaAt, originalsOf } from './media-at.ts'
import { PictureCache } from './picture-cache.ts'

interface Options {
  readonly content: IndexedContent
  /** Those that pages ask for. */
  readonly addresses: readonly string[]
  readonly cacheFolder: string
  readonly staging: string
  readonly last: LastOutput
  readonly report: Reporter
}

/** Makes what the last output does not have, and gives back the names of what it has: an address never gets other bytes. */
export async function makePictures(options: Options): Promise<string[]> {
  const { content, cacheFolder, staging, last, report } = options
  stopAtOtherEncoder()
  const originals = originalsOf(content.entries.values())
  const cache = new PictureCache(cacheFolder)
  const problems: Problem[] = []
  const addresses = [...new Set(options.addresses)]
  const kept = new Set(addresses.filter((address) => last.holds(address.slice('/'.length))))
  const missing: { address: string; file: string; variant: Variant }[] = []
  for (const address of addresses) {
    if (kept.has(address)) continue
    const { original, variant } = wanted(address, mediaAt(address, originals))
    const file = join(content.folder, mediaFolder, original.path)
    const found = variant ? cache.find(address) : file
    if (found !== undefined) place(found, join(staging, address))
    else if (variant) missing.push({ address, file, variant })
  }
  let done = 0
  const queue = new PQueue({ concurrency: availableParallelism() })
  for (const { address, file, variant } of missing) {
    void queue.add(async () => {
      try {
        place(cache.keep(address, await encode(file, variant)), join(staging, address))
      } catch (error) {
        const message = `cannot be made into ${address}: ${(error as Error).message}`
        problems.push({ file: file.slice(content.folder.length + 1), message })
      }
      report.progress(++done, missing.length, 'pictures')
    })
  }
  await queue.onIdle()
  stopAt(problems)
  return [...kept].map((address) => address.slice('/'.length))
}

/** @throws where our code asks for what it does not make: no content can. */
function wanted(address: string, media: Media | undefined): Media {
  if (!media) throw new Error(`A page asks for ${address}, which is neither an original nor made of one.`)
  return media
}

/** @throws where a package or a setting has changed, and the addresses have not. */
function stopAtOtherEncoder(): void {
  const version = encoderVersion()
  if (version !== pictureVersion)
    throw new Error(`The encoder of pictures has changed: set pictureVersion to '${version}' in shared/media-url.ts.`)
}
