/** A page whose questions have the same answers is not loaded again: what is kept of it is what loading it would give. */
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { FilmSales, Ticketing } from '#content/schema/ticketing.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { withoutMissing } from '#content/snapshot/ticketing.ts'
import { parseConfig } from '#site/config.ts'
import { type IndexedContent, readContent } from '#site/node/content/read-content.ts'
import { fingerprintPages, loadWithFingerprint, type PlannedPages } from '#site/node/incremental/fingerprint-pages.ts'
import { planBuild } from '#site/node/incremental/plan-build.ts'
import { ProseCache } from '#site/node/prose/prose-cache.ts'
import { ProseStore } from '#site/node/prose/prose-store.ts'
import { repository } from '#test/support/repository.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

type Edit = (entry: Entry, step: number) => readonly Entry[]

const withFields = (entry: Entry, fields: Readonly<Record<string, unknown>>): Entry => ({ ...entry, ...fields })
const eachList = (entry: Entry, change: (list: readonly unknown[]) => readonly unknown[]): Entry =>
  withFields(
    entry,
    Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [name, Array.isArray(value) ? change(value) : value]),
    ),
  )

const types = ['movie', 'news', 'promotion', 'cinema', 'faq', 'story', 'basicPage'] as const
/** To entries that move, come and go. */
const links = ['movie/redline-kl', 'news/book-faster-with-the-new-app', 'cinema/gsc-kayangan-walk', 'movie/twin']

const edits = {
  title: (entry, step) => [withFields(entry, { title: `Title of step ${step}` })],
  address: (entry, step) => [
    withFields(entry, 'path' in entry ? { path: `${entry.path}-${step}` } : { slug: `moved-${step}` }),
  ],
  release: (entry, step) => [
    entry.type === 'movie' ? withFields(entry, { releaseDate: `${2026 + (step % 2)}-06-01` }) : entry,
  ],
  removal: () => [],
  twin: (entry, step) => [entry, withFields(entry, { id: 'twin', slug: `twin-${step}`, path: `/twin-${step}` })],
  order: (entry) => [eachList(entry, (list) => list.toReversed())],
  fewer: (entry) => [eachList(entry, (list) => list.slice(1))],
  prose: (entry, step) => [withFields(entry, { body: `${step} [a link](ref:${links[step % links.length]})` })],
} satisfies Record<string, Edit>

type SalesEdit = (ticketing: Ticketing, key: string) => Ticketing

const withSales = (ticketing: Ticketing, film: string, change: (sales: FilmSales) => FilmSales): Ticketing => {
  const sales = ticketing.films.get(film)
  return sales ? { ...ticketing, films: new Map([...ticketing.films, [film, change(sales)]]) } : ticketing
}

const salesEdits = {
  fewerCinemas: (ticketing, film) =>
    withSales(ticketing, film, (sales) => ({
      ...sales,
      cinemas: Object.fromEntries(Object.entries(sales.cinemas).slice(0, -1)),
    })),
  advance: (ticketing, film) =>
    withSales(ticketing, film, (sales) => ({ ...sales, sale: 'advance', opensAt: '2026-10-05T02:00:00Z' })),
  withdrawal: ({ cinemas, films }, film) => ({ cinemas, films: new Map([...films].filter(([key]) => key !== film)) }),
  closing: ({ cinemas, films }, key) => ({
    cinemas: new Map(
      [...cinemas].map(([cinema, known]) => [cinema, cinema === key ? { ...known, sells: false } : known]),
    ),
    films,
  }),
  silence: () => ({ cinemas: new Map(), films: new Map() }),
} satisfies Record<string, SalesEdit>

/** As reading the content leaves out what refers to nothing. */
const sold = (content: IndexedContent, ticketing = content.ticketing): IndexedContent => ({
  ...content,
  ticketing: withoutMissing(ticketing, (key) => content.entries.has(key)),
})

it('is kept as it would be loaded, whatever is edited, moved, added and removed', { timeout: 120_000 }, () => {
  const committed = committedContent()
  const everyEdit: Readonly<Record<string, Edit>> = edits
  const everySalesEdit: Readonly<Record<string, SalesEdit>> = salesEdits
  const night = fc.array(
    fc.record({
      name: fc.constantFrom(...Object.keys(edits), ...Object.keys(salesEdits)),
      entry: fc.oneof(
        fc.constantFrom(...committed.entries.keys()),
        fc.constantFrom(...committed.ticketing.films.keys()),
        fc.constantFrom(...types.map((type) => `${type}/twin`)),
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  let kept = 0
  fc.assert(
    fc.property(fc.array(night, { maxLength: 6 }), (nights) => {
      let content: IndexedContent = committed
      let last = plan(content)
      for (const [step, edits] of nights.entries()) {
        const before = content
        for (const { name, entry } of edits) {
          content = sold(content, everySalesEdit[name]?.(content.ticketing, entry))
          const found = content.entries.get(entry)
          if (found && everyEdit[name]) content = changed(content, found, everyEdit[name](found, step))
        }
        const next = plan(content, last)
        expect(shown(next)).toEqual(shown(plan(content)))
        if (next instanceof ProblemError) content = before
        else {
          kept += keptOf(next, last)
          last = next
        }
      }
    }),
    { numRuns: 16, seed: 20_261_002 },
  )
  expect(kept).toBeGreaterThan(1000)
})

it('of a film that is sold at one cinema less is made anew, and that cinema’s, and no other', () => {
  const committed = committedContent()
  const film = 'movie/redline-kl'
  const before = plan(committed)
  const after = plan(sold(committed, salesEdits.fewerCinemas(committed.ticketing, film)), before)
  if (before instanceof ProblemError || after instanceof ProblemError) throw new Error('The sample cannot be built.')
  const made = [...after.values()].filter(({ sitePage, digest }) => digest !== before.get(sitePage.path)?.digest)
  expect(Object.keys(committed.ticketing.films.get(film)?.cinemas ?? {}).at(-1)).toBe('cinema/velvet-seri-tanjung')
  expect(made.map(({ sitePage }) => sitePage.path)).toEqual(['/movie/redline-kl', '/cinema/velvet-seri-tanjung'])
})

it('shows the films of a tab as they were where the title of a film changes that is in another one', () => {
  const committed = committedContent()
  const film = committed.entries.get('movie/bot-and-bean')
  if (!film) throw new Error('The sample has no such film.')
  const before = plan(committed)
  const after = plan(changed(committed, film, [withFields(film, { title: 'Bean and Bot' })]), before)
  if (before instanceof ProblemError || after instanceof ProblemError) throw new Error('The sample cannot be built.')
  const isKept = (path: string) => after.get(path)?.head === before.get(path)?.head
  expect(['/thank-you', '/not-found', '/movie/bot-and-bean'].map(isKept)).toEqual([true, true, false])
})

it('is not kept where its words link to what has moved', () => {
  const committed = committedContent()
  const [film, news] = ['movie/redline-kl', 'news/book-faster-with-the-new-app'].map((key) =>
    committed.entries.get(key),
  )
  if (!film || !news) throw new Error('The sample has neither.')
  const linked = changed(committed, news, [withFields(news, { body: '[a film](ref:movie/redline-kl)' })])
  const moved = changed(linked, film, [withFields(film, { slug: 'moved' })])
  const pageOf = (site: PlannedPages | ProblemError) =>
    site instanceof ProblemError ? undefined : site.get('/news/book-faster-with-the-new-app')?.digest
  expect(shown(plan(moved, plan(linked)))).toEqual(shown(plan(moved)))
  expect(pageOf(plan(moved))).not.toBe(pageOf(plan(linked)))
})

it('is not loaded again where it has a fingerprint of what it is rendered from', () => {
  const plan = planBuild({ content: committedContent(), code: '', prose: prose.read }, { config: parseConfig({}) })
  const rendered = new Map(plan.sitePages.map((page) => [page.path, loadWithFingerprint(plan, page).fingerprint]))
  const track = () => {
    throw new Error('A page was loaded again.')
  }
  const pages = fingerprintPages({ ...plan, track }, (path) => rendered.get(path))
  expect([...pages.keys()]).toEqual(plan.sitePages.map(({ path }) => path))
})

const prose = new ProseStore(new ProseCache(':memory:', ''))

const committedContent = () =>
  readContent({
    folder: join(repository, 'content'),
    cacheFile: join(temporaryFolder(), 'index.json'),
    contract: '',
    prose,
  })

/** How many pages were not loaded again. */
const keptOf = (pages: PlannedPages, last: PlannedPages | ProblemError): number =>
  last instanceof ProblemError ? 0 : [...pages].filter(([path, { head }]) => head === last.get(path)?.head).length

/** As a build plans it that knows another one, or none. */
function plan(content: IndexedContent, last?: PlannedPages | ProblemError): PlannedPages | ProblemError {
  const known = last instanceof ProblemError ? undefined : last
  try {
    const plan = planBuild({ content, code: '', prose: prose.read }, { config: parseConfig({}) })
    return fingerprintPages(plan, (path) => known?.get(path))
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
}

const shown = (site: PlannedPages | ProblemError): readonly string[] =>
  site instanceof ProblemError
    ? site.message.split('\n')
    : [...site.values()].map(({ sitePage, digest, fieldChecksums, head }) =>
        JSON.stringify({ path: sitePage.path, digest, fieldChecksums, head }),
      )

function keyOf({ type, id }: Entry): string {
  return `${type}/${id}`
}

/** As files would be: each has a digest of its own. */
function changed(content: IndexedContent, old: Entry, news: readonly Entry[]): IndexedContent {
  const all = new Map(content.entries)
  const files = new Map(content.files)
  const hashes = new Map(content.hashes)
  all.delete(keyOf(old))
  files.delete(keyOf(old))
  for (const entry of news) {
    const file = `${keyOf(entry)}.json`
    all.set(keyOf(entry), entry)
    files.set(keyOf(entry), file)
    hashes.set(file, sha256(JSON.stringify(entry)))
  }
  return sold({ ...content, entries: all, files, hashes })
}
