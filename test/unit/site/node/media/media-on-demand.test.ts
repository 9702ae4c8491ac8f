import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { MediaOnDemand } from '#site/node/media/media-on-demand.ts'
import { PictureCache } from '#site/node/media/picture-cache.ts'
import { originalUrl } from '#site/shared/media-url.ts'
import { pictureUrl } from '#site/shared/picture.ts'
import { repository } from '#test/support/repository.ts'
import { committedSource } from '#test/support/site/site-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const source = await committedSource()
const entries = new Map<string, Entry>(source.all('file').map((file) => [`file/${file.id}`, file]))
const poster = source.picture('file/poster-redline-kl')
const original = source.entry('file', 'file/poster-redline-kl').path

const content = { folder: join(repository, 'content'), entries }
const onDemand = () => new MediaOnDemand(content, temporaryFolder())

it('gives an original as it is, and makes a picture of it once however many ask for it', async () => {
  const media = onDemand()
  const folder = join(repository, 'content/media')
  expect(await media.fileOf(originalUrl(original))).toBe(join(folder, original))
  const address = pictureUrl(poster, 96, 'webp')
  const [first = '', ...others] = await Promise.all(Array.from({ length: 5 }, () => media.fileOf(address)))
  expect(new Set(others)).toEqual(new Set([first]))
  expect((await sharp(readFileSync(first)).metadata()).width).toBe(96)
  expect(await media.fileOf(address)).toBe(first)
})

it('gives nothing that no page can ask for', async () => {
  const media = onDemand()
  for (const path of ['/media/none-12345678.jpg', '/media/../snapshot.json', pictureUrl(poster, 97, 'webp'), '/'])
    expect(await media.fileOf(path), path).toBeUndefined()
})

it('makes behind what nobody has asked for, and names what cannot be made', async () => {
  const media = onDemand()
  const [address, strange] = [pictureUrl(poster, 96, 'avif'), '/media/none-12345678.jpg']
  expect(await media.makeBehind([address, strange, originalUrl(original)])).toEqual([strange])
  const made = await media.fileOf(address)
  expect((await sharp(readFileSync(made ?? '')).metadata()).format).toBe('heif')
})

it('drops pictures of originals that are gone from what it keeps, and no others', () => {
  const cache = temporaryFolder()
  const asked = pictureUrl(poster, 96, 'avif')
  const gone = asked.replace('poster-redline-kl', 'poster-gone')
  for (const address of [asked, gone]) new PictureCache(cache).keep(address, Buffer.from(address))
  new MediaOnDemand(content, cache)
  expect([asked, gone].map((address) => new PictureCache(cache).find(address) !== undefined)).toEqual([true, false])
})
