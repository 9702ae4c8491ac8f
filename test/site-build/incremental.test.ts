/** Whatever is edited, added, renamed and removed: what a build makes of the last output is what it would make of nothing. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences, hashesOf } from '#site/build/digest.ts'
import { type Checkout, checkout } from '#test/support/site-build.ts'

interface Edit {
  readonly kind: 'body' | 'title' | 'rename' | 'remove' | 'add' | 'clock' | 'list'
  readonly film: string
}

const films = ['redline-kl', 'neon-warrant', 'mata-terakhir', 'sawah-terakhir']
const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('body', 'title', 'rename', 'remove', 'add', 'clock', 'list'),
  film: fc.constantFrom(...films),
})

const rewrite = (path: string, change: (text: string) => string): void => {
  if (existsSync(path)) writeFileSync(path, change(readFileSync(path, 'utf8')))
}

const fileOf = ({ content }: Checkout, name: string): string => join(content, `entries/${name}`)
const filmFile = (site: Checkout, film: string): string => fileOf(site, `movie/${film}.mdx`)

type Apply = (site: Checkout, film: string, step: number) => void

const apply: Readonly<Record<Edit['kind'], Apply>> = {
  body: (site, film, step) => rewrite(filmFile(site, film), (text) => `${text}\nA line of step ${step}.\n`),
  title: (site, film, step) =>
    rewrite(filmFile(site, film), (text) => text.replace(/^title: .*$/m, `title: Film of step ${step}`)),
  rename(site, film) {
    const path = filmFile(site, film)
    if (!existsSync(path)) return
    rewrite(path, (text) => text.replace(/^slug: .*$/m, `slug: ${film}-moved`))
    renameSync(path, filmFile(site, `${film}-moved`))
  },
  // An address that was published must go on answering.
  remove(site) {
    const redirect = {
      type: 'redirect',
      id: 'points',
      slug: 'points',
      title: 'Points',
      from: '/faq/do-my-points-expire',
      to: '/faqs',
    }
    rmSync(fileOf(site, 'faq/do-my-points-expire.mdx'), { force: true })
    writeFileSync(fileOf(site, 'redirect/points.json'), JSON.stringify(redirect))
  },
  add(site, _film, step) {
    const text = readFileSync(fileOf(site, 'news/book-faster-with-the-new-app.mdx'), 'utf8')
    const named = text.replace(/^id: .*$/m, `id: added-${step}`).replace(/^slug: .*$/m, `slug: added-${step}`)
    writeFileSync(fileOf(site, `news/added-${step}.mdx`), named)
  },
  clock: (site, _film, step) =>
    rewrite(join(site.content, 'snapshot.json'), (text) =>
      text.replace(/"asOf": "[^"]*"/, `"asOf": "2026-1${step % 3}-05T04:00:00Z"`),
    ),
  list: (site) =>
    rewrite(fileOf(site, 'movieList/now-showing.json'), (text) => {
      const list = JSON.parse(text)
      return `${JSON.stringify({ ...list, movies: list.movies.toReversed() }, null, 2)}\n`
    }),
}

it('makes of the last output what it would make of nothing', async () => {
  const site = checkout()
  await site.build()
  let step = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 4 }), async (sequence) => {
      for (const { kind, film } of sequence) apply[kind](site, film, ++step)
      await site.build()
      const clean = { outputFolder: join(site.folder, 'clean'), cacheFolder: join(site.folder, 'clean-cache') }
      rmSync(clean.outputFolder, { recursive: true, force: true })
      // Trees of prose may stay: a page's key is what is on trial.
      rmSync(join(clean.cacheFolder, 'pages.json'), { force: true })
      rmSync(join(clean.cacheFolder, 'index.json'), { force: true })
      await site.build(clean)
      expect(differences(hashesOf(site.output), hashesOf(clean.outputFolder))).toEqual([])
    }),
    { numRuns: 4, endOnFailure: true, seed: 20_261_001 },
  )
})
