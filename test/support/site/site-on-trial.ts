/** A site that is edited in whatever way, and compared after every edit with what a build makes of nothing. */
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { SiteCopy } from './site-copy.ts'

export type Apply = (site: SiteCopy, film: string, step: number) => void

const entry = ({ folder }: SiteCopy, name: string): string => join(folder, 'content/entries', name)
const salesFile = (film: string): string => `content/ticketing/movie/${film}.json`
const filmFile = (film: string): string => `content/entries/movie/${film}.mdx`

export const contentEdits = {
  body: (site, film, step) => site.edit(filmFile(film), /\n*$/, `\n\nA line of step ${step}.\n`),
  title: (site, film, step) => site.edit(filmFile(film), /^title: .*$/m, `title: Film of step ${step}`),
  rename: (site, film) => {
    const path = entry(site, `movie/${film}.mdx`)
    site.edit(filmFile(film), /^slug: .*$/m, `slug: ${film}-moved`)
    renameSync(path, path.replace(/\.mdx$/, '-moved.mdx'))
  },
  // A question that no entry names; an address that was published must go on answering.
  remove: (site) => {
    const redirect = {
      type: 'redirect',
      id: 'latecomers',
      slug: 'latecomers',
      title: 'Latecomers',
      from: '/faq/can-i-come-in-late',
    }
    rmSync(entry(site, 'faq/can-i-come-in-late.mdx'), { force: true })
    writeFileSync(entry(site, 'redirect/latecomers.json'), `${JSON.stringify({ ...redirect, to: '/faqs' }, null, 2)}\n`)
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
  // From its regular run to an advance sale, and back.
  sales: (site, film, step) => {
    const [facts, others] = ['"sale": "now"', `"sale": "advance",\n  "opensAt": "2026-11-0${1 + (step % 9)}T02:00:00Z"`]
    const text = readFileSync(join(site.folder, salesFile(film)), 'utf8')
    site.edit(
      salesFile(film),
      /"sale": .*(?:\n {2}"opensAt": "[^"]*")?/,
      text.includes(facts) ? `${others},` : `${facts},`,
    )
  },
  cinemaClosed: (site, _film, step) =>
    site.edit('content/ticketing/cinemas.json', /"GSC-KYW", "sells": \w+/, `"GSC-KYW", "sells": ${step % 2 === 0}`),
} satisfies Record<string, Apply>

const page = 'site/pages/movie/page.tsx'
const ownStyles = /^import '\.\/step-\d+\.css'\n/m
const stylesOf = ({ folder }: SiteCopy): string[] => readFileSync(join(folder, page), 'utf8').match(ownStyles) ?? []
const stylesFile = (site: SiteCopy): string => {
  const [, name = ''] = /'\.\/(.*)'/.exec(stylesOf(site)[0] ?? '') ?? []
  return join(site.folder, 'site/pages/movie', name)
}

export const codeEdits = {
  component: (site, _film, step) =>
    site.edit('site/layout/layout.tsx', /<main(?: data-step="\d+")?/, `<main data-step="${step}"`),
  loader: (site, _film, step) =>
    site.edit('site/pages/movie/loader.ts', /\btitle: movie\.title(?: \+ '.')?/, `title: movie.title + '${step % 10}'`),
  script: (site, _film, step) =>
    site.edit('site/node/render/html.ts', /'?(?:<!--step \d+-->', )?`<title>/, `'<!--step ${step}-->', \`<title>`),
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

/** As archives and images put them there: other bytes, and nothing else to tell them by. */
function changeUnseen(path: string, change: (bytes: Buffer) => Buffer): void {
  const { atime, mtime } = statSync(path)
  const before = readFileSync(path)
  const after = change(Buffer.from(before))
  expect([after.length, after.equals(before)], path).toEqual([before.length, false])
  writeFileSync(path, after)
  utimesSync(path, atime, mtime)
}

const flipped = (bytes: Buffer): Buffer => {
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  return bytes
}

const first = (site: SiteCopy, pattern: string): string => {
  const [file] = globSync(pattern, { cwd: site.folder }).sort()
  if (!file) throw new Error(`There is no ${pattern}: this test must be brought up to date.`)
  return join(site.folder, file)
}

/** What is changed without a trace: an entry, any kind of file of the output, and what a build keeps for the next. */
export const unseenEdits = {
  entry: (site, film) =>
    changeUnseen(join(site.folder, filmFile(film)), (bytes) =>
      Buffer.from(
        bytes.toString().replace(/^(title: .*)(.)$/m, (_line, most, last) => most + (last === 'x' ? 'y' : 'x')),
      ),
    ),
  page: (site, film) => changeUnseen(first(site, `dist/movie/${film}*/index.html`), flipped),
  payload: (site, film) => changeUnseen(first(site, `dist/movie/${film}*/payload.json`), flipped),
  script: (site) => changeUnseen(first(site, 'dist/assets/*.js'), flipped),
  sitemap: (site) => changeUnseen(first(site, 'dist/sitemap.xml'), flipped),
  keptBundle: (site) => changeUnseen(first(site, '.cache/site/bundle/client/assets/*.js'), flipped),
  keptServer: (site) => changeUnseen(first(site, '.cache/site/bundle/entry-ssg.mjs'), flipped),
  keptIndex: (site) => changeUnseen(first(site, '.cache/site/index.json'), flipped),
  keptState: (site) => changeUnseen(first(site, '.cache/site/pages.json'), flipped),
  keptSearch: (site) => changeUnseen(first(site, '.cache/site/search.json'), flipped),
  keptDigests: (site) => changeUnseen(first(site, '.cache/site/files.json'), flipped),
  tornIndex: ({ folder }) => writeFileSync(join(folder, '.cache/site/index.json'), '{"contract":"'),
  tornSearch: ({ folder }) => writeFileSync(join(folder, '.cache/site/search.json'), '{'),
  tornProse: (site) => {
    const path = first(site, '.cache/site/prose.db')
    writeFileSync(path, readFileSync(path).subarray(0, 5000))
  },
} satisfies Record<string, Apply>

/** The same in what was compressed. */
export const unseenCompressedEdits = {
  compressedPage: (site, film) => changeUnseen(first(site, `dist/movie/${film}*/index.html.br`), flipped),
  compressedScript: (site) => changeUnseen(first(site, 'dist/assets/*.js.gz'), flipped),
} satisfies Record<string, Apply>

/** What decides how code is made into what browsers get, though no page names it. */
export const settingEdits = {
  compiler: (site, _film, step) =>
    site.edit(
      'tsconfig.json',
      /"module": "preserve",(?: "useDefineForClassFields": \w+,)?/,
      `"module": "preserve", "useDefineForClassFields": ${step % 2 === 0},`,
    ),
  compression: (site, _film, step) =>
    site.edit('site/node/output/compress-file.ts', /thorough = \{ gzip: \d/, `thorough = { gzip: ${1 + (step % 8)}`),
  targets: (site, _film, step) =>
    site.edit(
      'site/node/bundle/vite-config.ts',
      /assetsInlineLimit: 0,\n {6}target: '[^']*'/,
      `assetsInlineLimit: 0,\n      target: 'es20${20 + (step % 4)}'`,
    ),
  icon: (site, _film, step) => site.edit('site/public/favicon.svg', /(?:<!--\d+-->)?\s*$/, `<!--${step}-->\n`),
} satisfies Record<string, Apply>

const everyEdit: Readonly<Record<string, Apply>> = {
  ...contentEdits,
  ...codeEdits,
  ...unseenEdits,
  ...unseenCompressedEdits,
  ...settingEdits,
}

const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** All that decides what a build makes of nothing. */
const sourcesOf = ({ folder, content }: SiteCopy, options: readonly string[]): string =>
  JSON.stringify([
    options,
    ...[content, join(folder, 'site')].map((of) => [...digestsOf(of)]),
    ...settings.map((file) => readFileSync(join(folder, file), 'utf8')),
  ])

/** A site, and what is expected of it after every edit. @param options of every build of it */
export function siteOnTrial(...options: string[]) {
  const site = new SiteCopy({ isBuilt: true })
  const clean = join(site.folder, 'clean')
  const cleanCache = join(site.folder, '.cache/clean')
  let madeOf: string | undefined
  let step = 0
  return {
    edit(name: string, film: string) {
      // A film may have been renamed by an earlier step.
      if (existsSync(entry(site, `movie/${film}.mdx`))) everyEdit[name]?.(site, film, ++step)
    },
    expectAsClean(name: string, ...more: string[]) {
      const given = [...options, ...more]
      // Where only what builds have made was changed, a clean one makes what it made before.
      if (madeOf === sourcesOf(site, given)) {
        site.build(...given)
      } else {
        rmSync(clean, { recursive: true, force: true })
        // Trees of prose may stay: a page's key is what is on trial.
        for (const file of ['pages.json', 'index.json', 'search.json', 'bundle.json'])
          rmSync(join(cleanCache, file), { force: true })
        site.buildEach(given, [...given, '--out', clean, '--cache', cleanCache])
        madeOf = sourcesOf(site, given)
      }
      expect(differences(digestsOf(site.output), digestsOf(clean)), name).toEqual([])
    },
  }
}
