/** Whatever is edited, added, renamed and removed: what a build makes of the last output is what it would make of nothing. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differences, hashesOf } from '#site/build/digest.ts'
import { SiteCopy } from '#test/support/site-copy.ts'

type Apply = (site: SiteCopy, film: string, step: number) => void

const entry = ({ folder }: SiteCopy, name: string): string => join(folder, 'content/entries', name)
const filmFile = (film: string): string => `content/entries/movie/${film}.mdx`

const contentEdits = {
  body: (site, film, step) => site.edit(filmFile(film), /\n*$/, `\n\nA line of step ${step}.\n`),
  title: (site, film, step) => site.edit(filmFile(film), /^title: .*$/m, `title: Film of step ${step}`),
  rename: (site, film) => {
    const path = entry(site, `movie/${film}.mdx`)
    site.edit(filmFile(film), /^slug: .*$/m, `slug: ${film}-moved`)
    renameSync(path, path.replace(/\.mdx$/, '-moved.mdx'))
  },
  // An address that was published must go on answering.
  remove: (site) => {
    const redirect = {
      type: 'redirect',
      id: 'points',
      slug: 'points',
      title: 'Points',
      from: '/faq/do-my-points-expire',
    }
    rmSync(entry(site, 'faq/do-my-points-expire.mdx'), { force: true })
    writeFileSync(entry(site, 'redirect/points.json'), `${JSON.stringify({ ...redirect, to: '/faqs' }, null, 2)}\n`)
  },
  add: (site, _film, step) => {
    const text = readFileSync(entry(site, 'news/book-faster-with-the-new-app.mdx'), 'utf8')
    const named = text.replace(/^id: .*$/m, `id: added-${step}`).replace(/^slug: .*$/m, `slug: added-${step}`)
    writeFileSync(entry(site, `news/added-${step}.mdx`), named)
  },
  clock: (site, _film, step) =>
    site.edit('content/snapshot.json', /"asOf": "[^"]*"/, `"asOf": "2026-1${step % 3}-05T04:00:00Z"`),
  list: (site) => {
    const path = entry(site, 'movieList/now-showing.json')
    const list = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, `${JSON.stringify({ ...list, movies: list.movies.toReversed() }, null, 2)}\n`)
  },
} satisfies Record<string, Apply>

const page = 'site/pages/movie/page.tsx'
const ownStyles = /^import '\.\/step-\d+\.css'\n/m
const stylesOf = ({ folder }: SiteCopy): string[] => readFileSync(join(folder, page), 'utf8').match(ownStyles) ?? []
const stylesFile = (site: SiteCopy): string => {
  const [, name = ''] = /'\.\/(.*)'/.exec(stylesOf(site)[0] ?? '') ?? []
  return join(site.folder, 'site/pages/movie', name)
}

const codeEdits = {
  component: (site, _film, step) =>
    site.edit('site/layout/layout.tsx', /<main(?: data-step="\d+")?/, `<main data-step="${step}"`),
  loader: (site, _film, step) =>
    site.edit('site/pages/movie/data.ts', /\btitle: movie\.title(?: \+ '.')?/, `title: movie.title + '${step % 10}'`),
  script: (site, _film, step) =>
    site.edit('site/build/html.ts', /'?(?:<!--step \d+-->', )?`<title>/, `'<!--step ${step}-->', \`<title>`),
  styles: (site, _film, step) =>
    site.edit(
      'site/styles/reset.css',
      /(?:\n\.step-\d+ \{\n {2}order: 1;\n\}\n)?$/,
      `\n.step-${step} {\n  order: 1;\n}\n`,
    ),
  // A file of styles comes to be, gets another name, and goes.
  addFile: (site, _film, step) => {
    if (stylesOf(site).length > 0) return
    site.edit(page, /^/, `import './step-${step}.css'\n`)
    writeFileSync(stylesFile(site), '.step {\n  order: 2;\n}\n')
  },
  renameFile: (site, _film, step) => {
    if (stylesOf(site).length === 0) return
    const before = stylesFile(site)
    site.edit(page, ownStyles, `import './step-${step}.css'\n`)
    renameSync(before, stylesFile(site))
  },
  removeFile: (site) => {
    if (stylesOf(site).length === 0) return
    rmSync(stylesFile(site))
    site.edit(page, ownStyles, '')
  },
} satisfies Record<string, Apply>

const films = ['redline-kl', 'neon-warrant', 'mata-terakhir', 'sawah-terakhir']
const some = <Edits extends Record<string, Apply>>(edits: Edits, most: number) =>
  fc.array(fc.record({ name: fc.constantFrom(...Object.keys(edits)), film: fc.constantFrom(...films) }), {
    maxLength: most,
  })
const everyEdit: Readonly<Record<string, Apply>> = { ...contentEdits, ...codeEdits }

it('makes of the last output what it would make of nothing', { timeout: 600_000 }, () => {
  const site = new SiteCopy()
  site.build()
  const output = join(site.folder, 'dist')
  const clean = join(site.folder, 'clean')
  const cleanCache = join(site.folder, '.cache/clean')
  let step = 0
  fc.assert(
    fc.property(some(contentEdits, 3), some(codeEdits, 2), (content, code) => {
      for (const { name, film } of [...content, ...code]) {
        // A film may have been renamed by an earlier step.
        if (existsSync(entry(site, `movie/${film}.mdx`))) everyEdit[name]?.(site, film, ++step)
      }
      site.build()
      rmSync(clean, { recursive: true, force: true })
      // Trees of prose may stay: a page's key is what is on trial.
      for (const file of ['pages.json', 'index.json']) rmSync(join(cleanCache, file), { force: true })
      site.build('--out', clean, '--cache', cleanCache)
      expect(differences(hashesOf(output), hashesOf(clean))).toEqual([])
    }),
    { numRuns: 5, endOnFailure: true, seed: 20_261_002 },
  )
})
