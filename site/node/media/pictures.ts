/** Pictures in the formats and widths that pages ask for. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import PQueue from 'p-queue'
import { type Problem, stopAt } from '#content/format/problem.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { linkOrCopy } from '#site/node/files.ts'
import type { LastOutput } from '#site/node/output-files/last-output.ts'
import { pictureVersion, type Variant } from '#site/shared/media-url.ts'
import { decode, encode, encoderVersion } from './encode.ts'
import { type Media, mediaAt, originalsOf } from './media-at.ts'
import { PictureCache } from './picture-cache.ts'

/**
 * Makes the pictures that the last output does not have.
 *
 * @param wanted addresses that pages ask for
 * @returns files of the last output that are wanted again: an address never gets other bytes.
 */
export async function makePictures(
  { options, staging, report }: BuildRun<Pick<BuildOptions, 'cacheFolder' | 'shard'>>,
  content: Pick<IndexedContent, 'folder' | 'entries'>,
  wanted: readonly string[],
  last: LastOutput,
): Promise<string[]> {
  report.step('Making pictures')
  assertEncoder()
  const originals = originalsOf(content.entries.values())
  const cache = new PictureCache(options.cacheFolder)
  const problems: Problem[] = []
  const addresses = new Set(wanted)
  const kept = new Set([...addresses].filter((address) => last.holds(address.slice('/'.length))))
  const missing: { readonly address: string; readonly file: string; readonly variant: Variant }[] = []
  for (const address of addresses.difference(kept)) {
    const { original, variant } = assertMedia(address, mediaAt(address, originals))
    const file = join(content.folder, mediaFolder, original.path)
    const found = variant ? cache.find(address) : file
    if (found !== undefined) linkOrCopy(found, join(staging, address))
    else if (variant) missing.push({ address, file, variant })
  }
  let done = 0
  const make = async (file: string, wanted: typeof missing): Promise<void> => {
    const original = decode(file)
    for (const { address, variant } of wanted) {
      try {
        linkOrCopy(cache.keep(address, await encode(await original, variant)), join(staging, address))
      } catch (error) {
        const message = `cannot be made into ${address}: ${(error as Error).message}`
        const hint = 'Replace the original in the CMS by one that can be opened, and export again.'
        problems.push({ file: file.slice(content.folder.length + 1), message, hint })
      }
      report.progress(++done, missing.length, 'pictures')
    }
  }
  const queue = new PQueue({ concurrency: availableParallelism() })
  // Each original is decoded once, and only as many at a time as there are processors: some are large.
  for (const [file, wanted] of Map.groupBy(missing, ({ file }) => file)) void queue.add(() => make(file, wanted))
  await queue.onIdle()
  stopAt(problems)
  // Machines that build a part of the pages each may share a cache.
  const isAskedFor = (address: string) => mediaAt(address, originals) !== undefined
  cache.keepOnly(options.shard ? isAskedFor : (address) => addresses.has(address))
  return [...kept].map((address) => address.slice('/'.length))
}

/** @throws where our code asks for a picture that it does not make. Content cannot cause this. */
function assertMedia(address: string, media: Media | undefined): Media {
  if (!media) throw new Error(`A page asks for ${address}, which is neither an original nor made of one.`)
  return media
}

/** @throws where the encoder has changed and `pictureVersion`, which is a part of all addresses, has not. */
function assertEncoder(): void {
  const version = encoderVersion()
  if (version !== pictureVersion)
    throw new Error(`The encoder of pictures has changed: set pictureVersion to '${version}' in shared/media-url.ts.`)
}
