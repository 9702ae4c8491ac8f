/** Originals are what their entries say, and regular files, or the build names the entry and stops. */
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaFileName } from '#content/schema/media.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'
import { readContent } from '#site/node/content/read-content.ts'
import { FileDigests } from '#site/node/file-digests.ts'
import { checkOriginals } from '#site/node/media/originals.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#204060' } })
  .png()
  .toBuffer()

const jpeg = await sharp(picture).jpeg().toBuffer()

/** A content folder with one picture. @param bytes what its entry is made for. */
function contentWith(bytes: Uint8Array = picture) {
  const folder = temporaryFolder()
  const digest = sha256(bytes)
  const entry: Entry<'file'> = entryOf('file', 'street', {
    mime: 'image/png',
    path: mediaFileName('street', digest, 'image/png'),
    bytes: bytes.length,
    sha256: digest,
  })
  const file = join(folder, entryFile(entry))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, writeEntry(entry))
  const original = join(folder, 'media', entry.path)
  mkdirSync(dirname(original))
  writeFileSync(original, bytes)
  const check = (detector = '') => {
    const prose = new ProseStore(new ProseCache(join(folder, 'prose.db'), ''))
    const content = readContent({ folder, cacheFile: join(folder, 'index.json'), contract: '', prose })
    return checkOriginals(content, { digests: new FileDigests(folder), cacheFolder: folder, detector })
  }
  return { folder, original, check }
}

const whatIn = async (check: ReturnType<typeof contentWith>['check']): Promise<string[]> =>
  (await check()).problems.map(({ file, line, field, message }) => `${file}:${line}: ${field}: ${message}`)

const replaced = (value: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to))

describe('an original', () => {
  it('passes as it was exported', async () => {
    expect(await contentWith().check()).toEqual({ problems: [], foreignFiles: [] })
  })

  it.each<[string, (original: string, aside: string) => void]>([
    ['is missing', () => {}],
    ['is a link', (original, aside) => symlinkSync(aside, original)],
    ['is a folder', (original) => mkdirSync(original)],
    ['is a pipe', (original) => execFileSync('mkfifo', [original])],
    [
      'is in a folder that is a link',
      (original, aside) => {
        const elsewhere = join(dirname(aside), 'elsewhere')
        renameSync(dirname(original), elsewhere)
        symlinkSync(elsewhere, dirname(original))
        renameSync(aside, original)
      },
    ],
  ])('that %s is a problem of its entry', async (_, spoil) => {
    const { folder, original, check } = contentWith()
    const aside = join(folder, 'aside.png')
    renameSync(original, aside)
    spoil(original, aside)
    expect(await whatIn(check)).toEqual([
      expect.stringMatching(
        /^entries\/file\/street\.json:\d+: path: media\/street-\w{8}\.png is missing, or is no regular file$/,
      ),
    ])
  })

  it.each<[string, Buffer]>([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a script', Buffer.from('alert(1)//'.padEnd(200))],
    ['SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a JPEG', jpeg],
    ['nothing known', Buffer.from([1, 2, 3])],
  ])('of %s is no PNG, although its size and digest are those of its entry', async (_, bytes) => {
    expect(await whatIn(contentWith(bytes).check)).toEqual([
      expect.stringMatching(/: mime: media\/.*\.png is not image\/png/),
    ])
  })

  it('is found out whichever byte of it is another one, and however its times are put back', async () => {
    const { original, check } = contentWith()
    const time = new Date('2026-01-01T00:00:00Z')
    utimesSync(original, time, time)
    expect(await whatIn(check)).toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: picture.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(picture)
        bytes[at] = (bytes[at] ?? 0) ^ change
        writeFileSync(original, bytes)
        utimesSync(original, time, time)
        expect(await whatIn(check)).toEqual([expect.stringContaining('has other bytes')])
      }),
      { numRuns: 20 },
    )
    writeFileSync(original, picture)
    expect(await whatIn(check)).toEqual([])
  })

  it('is of the type that is detected now, not of the one that an older version of the detector has found', async () => {
    const { folder, check } = contentWith(jpeg)
    expect((await check('older')).problems).toHaveLength(1)
    const cache = join(folder, 'original-types.json')
    writeCacheFile(cache, replaced(readCacheFile(cache), 'image/jpeg', 'image/png'))
    expect((await check('older')).problems).toEqual([])
    expect((await check('newer')).problems).toHaveLength(1)
  })

  it('is found out where it was cut short', async () => {
    const { original, check } = contentWith()
    writeFileSync(original, picture.subarray(0, 20))
    expect(await whatIn(check)).toEqual([expect.stringContaining(`has 20 bytes, not ${picture.length}`)])
  })

  it('that no entry names stops nothing, and is named', async () => {
    const { folder, original, check } = contentWith()
    writeFileSync(join(folder, 'media/holiday.jpg'), 'x')
    mkdirSync(join(folder, 'media/drafts'))
    linkSync(original, join(folder, 'media/copy.png'))
    const { problems, foreignFiles } = await check()
    expect(problems).toEqual([])
    expect(foreignFiles.toSorted()).toEqual(['copy.png', 'drafts', 'holiday.jpg'])
  })
})
