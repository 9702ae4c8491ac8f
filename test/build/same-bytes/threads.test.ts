/** A build of many entries in several threads: what it makes, and what it says of a content with faults. */
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { checkout } from '#test/support/site/site-build.ts'
import { addManyEntries } from '#test/support/snapshot/add-many-entries.ts'

/** Little prose: of that, the sample has every kind. */
const bodyOf = (index: number) => `Film ${index} has *a line*.`

it('makes the same files as one thread does, compressed ones too', async () => {
  // Enough pages for two threads in each stage.
  const films = 520
  const site = checkout({ isBuilt: true })
  await addManyEntries(site.content, { movie: films, cinema: 0, promotion: 0 }, bodyOf)
  const made = async (threads: number) => {
    const outputFolder = join(site.folder, `of-${threads}`)
    const cacheFolder = join(site.folder, `cache-${threads}`)
    // Nothing is known of entries and pages; bundling is one thread's work.
    for (const name of ['CACHEDIR.TAG', 'bundle', 'bundle.json'])
      cpSync(join(site.cache, name), join(cacheFolder, name), { recursive: true })
    await site.build({ threads, outputFolder, cacheFolder, withCompression: true })
    return digestsOf(outputFolder)
  }
  const one = await made(1)
  expect(one.size).toBeGreaterThan(6 * films)
  expect(differences(await made(2), one)).toEqual([])
})

it('names every fault of the content as one thread does', async () => {
  const site = checkout()
  // Enough for two threads to read the entries, which is as far as such a build gets.
  const names = await addManyEntries(site.content, { movie: 100, cinema: 0, promotion: 0 }, bodyOf)
  const file = (index: number) => join(site.content, 'entries/movie', names[index] ?? '')
  appendFileSync(file(1), '\n<script>alert(1)</script>\n')
  appendFileSync(file(30), '\n[a film](ref:movie/none)\n')
  writeFileSync(file(60), readFileSync(file(60), 'utf8').replace(/^title: .*$/m, 'title: 7'))
  writeFileSync(file(90), Buffer.from([0xff, 0xfe]))
  const said = (threads: number) =>
    site.buildSealed({ threads, cacheFolder: join(site.folder, `cache-${threads}`) }).catch(({ problems }) => problems)
  const one = await said(1)
  expect(one.length).toBeGreaterThan(3)
  expect(await said(2)).toEqual(one)
})
