/** Pictures that are kept between builds: each is found as it was made, or made anew. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PictureCache } from '#site/node/media/picture-cache.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const address = '/media/0a1b2c3d/poster-0a1b2c3d-96.webp'
const bytes = Buffer.from('a picture')

function kept() {
  const folder = temporaryFolder()
  const file = new PictureCache(folder).keep(address, bytes)
  return { folder, file, find: () => new PictureCache(folder).find(address) }
}

it('finds what was kept, and nothing else', () => {
  const { folder, file, find } = kept()
  expect(find()).toBe(file)
  expect(readFileSync(file)).toEqual(bytes)
  const cache = new PictureCache(folder)
  for (const other of ['/media/0a1b2c3d/poster-0a1b2c3d-192.webp', '/media/0a1b2c3e/poster-0a1b2c3d-96.webp'])
    expect(cache.find(other)).toBeUndefined()
})

it.each([
  ['was cut short', (file: string) => writeFileSync(file, bytes.subarray(0, 4))],
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['has other bytes of the same length', (file: string) => writeFileSync(file, 'A picture')],
])('takes no picture that %s, and forgets it', (_, spoil) => {
  const { file, find } = kept()
  spoil(file)
  expect(find()).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})

it('notices that an output folder, where the picture has a second name, was changed', () => {
  const { folder, file, find } = kept()
  const output = join(folder, 'dist.webp')
  linkSync(file, output)
  writeFileSync(output, 'a  figure')
  expect(find()).toBeUndefined()
})

it('leaves nothing that looks like a picture while one is written', () => {
  const { folder, file } = kept()
  expect(readdirSync(dirname(file))).toHaveLength(1)
  // What a build leaves that was killed while it wrote.
  copyFileSync(file, `${file}.99.tmp`)
  expect(new PictureCache(folder).find(address)).toBe(file)
  expect(statSync(file).size).toBe(bytes.length)
})

it('drops what a killed build has left of a picture a day ago, and leaves what is being written, and what is not ours', () => {
  const { folder, file } = kept()
  const [killed, writing] = [`${file}.98.new`, `${file}.99.new`]
  const notOurs = join(dirname(file), 'note.txt')
  for (const name of [killed, writing, notOurs]) writeFileSync(name, 'half')
  const old = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(killed, old, old)
  utimesSync(notOurs, old, old)
  new PictureCache(folder).keepOnly(() => true)
  expect([file, killed, writing, notOurs].map((name) => existsSync(name))).toEqual([true, false, true, true])
  new PictureCache(folder).keepOnly(() => false)
  expect([file, writing, notOurs].map((name) => existsSync(name))).toEqual([false, true, true])
})

it('passes over what a desktop system has put beside its pictures', () => {
  const { folder, file } = kept()
  const foreign = join(folder, 'media/.DS_Store')
  writeFileSync(foreign, '')
  new PictureCache(folder).keepOnly(() => true)
  expect([file, foreign].map((name) => existsSync(name))).toEqual([true, true])
})

it('has nothing to drop where no picture was ever made', () => {
  new PictureCache(join(temporaryFolder(), 'none')).keepOnly(() => false)
})
