/** Real builds of what stands in `content/media`: all that pages need is published, and nothing else. */
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entryFile, readEntry, writeEntry } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { mediaFileName } from '#content/schema/media.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { listFiles } from '#site/node/files.ts'
import { readState, stateFileIn } from '#site/node/incremental/state.ts'
import { PictureCache } from '#site/node/media/picture-cache.ts'
import { readOutputList } from '#site/node/output-files/output-list.ts'
import { pictureVersion } from '#site/shared/media-url.ts'
import { canonicalMdx } from '#test/support/inputs/canonical-mdx.ts'
import { entryOf } from '#test/support/inputs/entries.ts'
import { repository } from '#test/support/repository.ts'
import { type Checkout, checkout } from '#test/support/site/site-build.ts'

/** With the originals, which other builds do without. */
function checkoutWithMedia({ isBuilt = true } = {}) {
  const site = checkout({ isBuilt })
  cpSync(join(repository, 'content/media'), join(site.content, 'media'), { recursive: true })
  return site
}

function edit<T extends Entry>({ content }: Checkout, file: string, change: (entry: T) => T): void {
  const path = join(content, file)
  writeFileSync(path, writeEntry(change(readEntry(file, readFileSync(path, 'utf8')) as T)))
}

/** The beginning of a film, which is what it is told by. @returns its name. */
function addFilm({ content }: Checkout): string {
  const bytes = Buffer.concat([Buffer.of(0, 0, 0, 16), Buffer.from('ftypisom'), Buffer.alloc(4), Buffer.alloc(100)])
  const path = mediaFileName('trailer', sha256(bytes), 'video/mp4')
  const measured = { path, mime: 'video/mp4', bytes: bytes.length, sha256: sha256(bytes) }
  const entry = entryOf('file', 'trailer', {
    ...measured,
    width: undefined,
    height: undefined,
    dominantColour: undefined,
  })
  writeFileSync(join(content, entryFile(entry)), writeEntry(entry))
  writeFileSync(join(content, 'media', path), bytes)
  return path
}

const words = [
  `The press kit is at /media/press-kit.zip, and more is in /media/ or /media/${pictureVersion}/x-0a1b2c3d-6000x6000.jpg.`,
  'Partners have [one](https://partner.example/media/kit.pdf) too.',
].join('\n')

it('publishes the pictures and films that pages need, and takes words that look like an address for words', async () => {
  const site = checkoutWithMedia()
  const trailer = addFilm(site)
  edit<Entry<'movie'>>(site, 'entries/movie/redline-kl.mdx', (film) => ({
    ...film,
    synopsis: canonicalMdx(`${film.synopsis} See /media/press-kit.zip.`),
    trailer: { title: 'Trailer of /media/', poster: film.poster, file: 'file/trailer', captions: [] },
    body: `${film.body}\n\n${words}`,
  }))
  writeFileSync(join(site.content, 'media/holiday.jpg'), 'of nobody here')

  await site.build({ withPictures: false })
  // Which pictures there are is what matters here, not what is on them.
  const cache = new PictureCache(site.cache)
  const { media } = readState(stateFileIn(site.cache), readOutputList(site.output)?.digest)
  for (const address of media) if (!address.endsWith(trailer)) cache.keep(address, Buffer.from(address))
  const said: string[] = []
  await site.build({ log: (line) => void said.push(line), withPictures: true })

  expect(said.join('\n')).toContain('Not published, as no entry names it: media/"holiday.jpg"')
  const published = listFiles(join(site.output, 'media')).map((file) => `/media/${file}`)
  const found: readonly { readonly image?: string }[] = JSON.parse(
    readFileSync(join(site.output, 'search.json'), 'utf8'),
  )
  const needed = new Set([...media, ...found.flatMap(({ image }) => image ?? [])])
  expect(published).toEqual([...needed].sort())
  expect(published).toContain(`/media/${trailer}`)
  expect(published.filter((file) => /press-kit|6000|kit\.pdf|holiday/.test(file))).toEqual([])
  const html = readFileSync(join(site.output, 'movie/redline-kl/index.html'), 'utf8')
  expect(html).toContain(`href="/media/${trailer}"`)
  expect(html).toContain('The press kit is at /media/press-kit.zip')
})

it('publishes nothing while an original is not what its entry says, and names the entry', async () => {
  const site = checkoutWithMedia({ isBuilt: false })
  const file = 'entries/file/poster-redline-kl.json'
  const entry = readEntry(file, readFileSync(join(site.content, file), 'utf8')) as Entry<'file'>
  const original = join(site.content, 'media', entry.path)
  const whole = readFileSync(original)
  const fails = async (what: RegExp) =>
    await expect(site.build({ withPictures: true })).rejects.toMatchObject({
      name: 'ProblemError',
      message: expect.stringMatching(what),
      problems: [{ file, line: expect.any(Number) }],
    })

  rmSync(original)
  await fails(/, path: media\/.* is missing/)
  writeFileSync(join(site.folder, 'secret'), whole)
  symlinkSync(join(site.folder, 'secret'), original)
  await fails(/, path: media\/.* is no regular file/)
  renameSync(join(site.folder, 'secret'), original)
  writeFileSync(original, whole.fill('<script>alert(1)</script>', 0, 100))
  await fails(/, sha256: media\/.* has other bytes/)
  writeFileSync(join(site.content, file), readFileSync(join(site.content, file), 'utf8').replace('.webp",', '.js",'))
  await fails(/, path: must be poster-redline-kl-.*\.webp/)
  expect(listFiles(site.output)).toEqual([])
})

it('refuses an own link to a file, and a film or document in the place of a picture, and says where', async () => {
  const site = checkoutWithMedia()
  addFilm(site)
  const film = 'entries/movie/redline-kl.mdx'
  const before = readFileSync(join(site.content, film), 'utf8')
  edit<Entry<'movie'>>(site, film, (entry) => ({ ...entry, body: '[Our kit](/media/press-kit.zip)' }))
  await expect(site.build()).rejects.toThrow(/redline-kl\.mdx:\d+:\d+, body: links to \/media\/press-kit\.zip/)
  writeFileSync(join(site.content, film), before)
  edit<Entry<'movie'>>(site, film, (entry) => ({ ...entry, poster: 'file/trailer' }))
  await expect(site.build()).rejects.toThrow(
    /redline-kl\.mdx:\d+, poster: shows file\/trailer, a video \(video\/mp4\), where there must be a picture/,
  )
})
