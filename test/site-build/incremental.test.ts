/** Whatever is edited, added, renamed and removed: what a build makes of the last output is what it would make of nothing. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences, hashesOf } from '#site/build/digest.ts'
import { type Checkout, checkout } from '#test/support/site-build.ts'

interface Edit {
  readonly kind: 'body' | 'title' | 'rename' | 'remove' | 'add' | 'clock' | 'list'
  readonly film: number
}

const films = ['redline-kl', 'neon-warrant', 'mata-terakhir', 'sawah-terakhir']
const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('body', 'title', 'rename', 'remove', 'add', 'clock', 'list'),
  film: fc.nat(films.length - 1),
})

const rewrite = (path: string, change: (text: string) => string): void => {
  if (existsSync(path)) writeFileSync(path, change(readFileSync(path, 'utf8')))
}

const fileOf = ({ content }: Checkout, name: string): string => join(content, `entries/${name}`)

function apply(site: Checkout, { kind, film }: Edit, step: number): void {
  const slug = films[film] ?? ''
  const path = fileOf(site, `movie/${slug}.mdx`)
  const question = fileOf(site, 'faq/do-my-points-expire.mdx')
  const added = (name: string) => fileOf(site, `news/added-${name}.mdx`)
  switch (kind) {
    case 'body':
      return rewrite(path, (text) => `${text}\nA line of step ${step}.\n`)
    case 'title':
      return rewrite(path, (text) => text.replace(/^title: .*$/m, `title: Film of step ${step}`))
    case 'rename': {
      const moved = fileOf(site, `movie/${slug}-moved.mdx`)
      if (!existsSync(path)) return
      rewrite(path, (text) => text.replace(/^slug: .*$/m, `slug: ${slug}-moved`))
      return renameSync(path, moved)
    }
    case 'remove':
      return rmSync(question, { force: true })
    case 'add': {
      const [news] = ['book-faster-with-the-new-app'].map((name) => readFileSync(fileOf(site, `news/${name}.mdx`), 'utf8'))
      const text = news?.replace(/^id: .*$/m, `id: added-${step}`).replace(/^slug: .*$/m, `slug: added-${step}`)
      return writeFileSync(added(String(step)), text ?? '')
    }
    case 'clock':
      return rewrite(join(site.content, 'snapshot.json'), (text) =>
        text.replace(/"asOf": "[^"]*"/, `"asOf": "2026-1${film % 3}-05T04:00:00Z"`),
      )
    case 'list':
      return rewrite(fileOf(site, 'movieList/now-showing.json'), (text) => {
        const list = JSON.parse(text)
        return `${JSON.stringify({ ...list, movies: list.movies.toReversed() }, null, 2)}\n`
      })
  }
}

it('makes of the last output what it would make of nothing', async () => {
  const site = checkout()
  await site.build()
  let step = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 4 }), async (sequence) => {
      for (const edit of sequence) apply(site, edit, ++step)
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
