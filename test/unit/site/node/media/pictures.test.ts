/** What a build makes of pictures, and what it leaves of those that builds before it have made. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { FileDigests } from '#site/node/file-digests.ts'
import { PictureCache } from '#site/node/media/picture-cache.ts'
import { makePictures } from '#site/node/media/pictures.ts'
import { LastOutput } from '#site/node/output-files/last-output.ts'
import { Reporter } from '#site/node/reporter.ts'
import type { Shard } from '#site/node/shard.ts'
import { pictureVersion } from '#site/shared/media-url.ts'
import { pictureUrl } from '#site/shared/picture.ts'
import { repository } from '#test/support/repository.ts'
import { committedSource } from '#test/support/site/site-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const source = await committedSource()
const files = new Map<string, Entry>(source.all('file').map((file) => [`file/${file.id}`, file]))
const content = { folder: join(repository, 'content'), entries: files }
const poster = source.picture('file/poster-redline-kl')
const wanted = pictureUrl(poster, 96, 'webp')
const ofOthers = pictureUrl(poster, 96, 'avif')
const ofNobody = `/media/${pictureVersion}/poster-gone-0a1b2c3d-96.webp`
const ofOtherEncoder = wanted.replace(pictureVersion, '0a1b2c3d')

it.each([
  ['a build of all pages those that none of them asks for', undefined, [wanted]],
  ['a build of some pages those that no page can ask for', { index: 1, count: 2 }, [wanted, ofOthers]],
] as const)('takes from the cache, as %s', async (_, shard: Shard | undefined, left) => {
  const [cacheFolder, staging] = [temporaryFolder(), temporaryFolder()]
  const before = new PictureCache(cacheFolder)
  for (const address of [ofOthers, ofNobody, ofOtherEncoder]) before.keep(address, Buffer.from(address))
  const digests = new FileDigests(cacheFolder)
  const options = { cacheFolder, ...(shard ? { shard } : {}) }
  const last = new LastOutput(temporaryFolder(), new Map(), digests)
  await makePictures({ options, staging, report: new Reporter(() => {}), digests }, content, [wanted], last)
  expect(existsSync(join(staging, wanted))).toBe(true)
  const after = new PictureCache(cacheFolder)
  const all = [wanted, ofOthers, ofNobody, ofOtherEncoder]
  expect(all.filter((address) => after.find(address) !== undefined)).toEqual(left)
})
