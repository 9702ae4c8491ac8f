/**
 * No page grows without bound: at 5,000 films, 500 cinemas and 1,000 promotions each is as light as its bar says.
 */
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import { type RouteId, routes } from '#site/routes.ts'
import { repository } from '#test/support/repository.ts'
import { ShownSite } from '#test/support/site/shown-site.ts'
import { manyEntries } from '#test/support/snapshot/many-entries.ts'

const kilobytes = 1024
const usual = { html: 25 * kilobytes, payload: 12 * kilobytes, elements: 1500 }

/** The page that most visitors see first. */
const lighter: Partial<Record<RouteId, Partial<typeof usual>>> = { home: { html: 18 * kilobytes, elements: 1200 } }

const mostOf = (route: RouteId) => ({ ...usual, ...lighter[route] })

/** Of one route, as its pages are made alike: from the first to the last. */
const looked = 8

/** Of both files of the mean page, in bytes as they are stored. */
const mean = 60 * kilobytes

let site: ShownSite
/** How many pages there are of a route, and the mean of those that were looked at, in bytes. */
const sizes = new Map<RouteId, { readonly pages: number; readonly bytes: number }>()
const numbers = new Map<RouteId, number>()
const pages = new Map<RouteId, readonly SitePage[]>()

beforeAll(async () => {
  const snapshot = await loadSnapshot(join(repository, 'content'))
  const sample = [...snapshot.entries.values()].map(({ entry }) => entry)
  const many = manyEntries(sample, { movie: 5000, cinema: 500, promotion: 1000 })
  site = new ShownSite(new Map([...sample, ...many].map((entry) => [`${entry.type}/${entry.id}`, entry])))
  for (const [route, all] of Map.groupBy(site.pages(), ({ route }) => route)) {
    const step = Math.max(1, Math.floor(all.length / looked))
    numbers.set(route, all.length)
    pages.set(
      route,
      all.filter((_, index) => index % step === 0),
    )
  }
}, 120_000)

const sent = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length

interface Weighed {
  readonly bytes: number
  readonly excess: readonly string[]
}

async function weigh(page: SitePage): Promise<Weighed> {
  const payload = JSON.stringify(site.load(page).payload)
  const html = await site.html(page)
  const is = { html: sent(html + payload), payload: sent(payload), elements: html.match(/<[a-z]/g)?.length ?? 0 }
  const most = mostOf(page.route)
  const excess = (Object.keys(most) as (keyof typeof most)[]).flatMap((part) =>
    is[part] > most[part] ? [`${page.path}: ${part} ${is[part]}, at most ${most[part]}`] : [],
  )
  // The document holds the payload, too.
  return { excess, bytes: Buffer.byteLength(html) + 2 * Buffer.byteLength(payload) }
}

async function excessOf(route: RouteId): Promise<readonly string[]> {
  const weighed: Weighed[] = []
  for (const page of pages.get(route) ?? []) weighed.push(await weigh(page))
  const bytes = weighed.reduce((sum, { bytes }) => sum + bytes, 0) / weighed.length
  sizes.set(route, { pages: numbers.get(route) ?? 0, bytes })
  return weighed.flatMap(({ excess }) => excess)
}

it.each(Object.keys(routes) as RouteId[])('%s stays small', async (route) => {
  expect(await excessOf(route)).toEqual([])
})

it('has pages of 60 KB at most in the mean, their two files together', () => {
  const all = [...sizes.values()]
  const sum = (part: (size: { readonly pages: number; readonly bytes: number }) => number) =>
    all.reduce((total, size) => total + part(size), 0)
  expect(all.length).toBe(Object.keys(routes).length)
  const found = sum(({ pages, bytes }) => (pages ? pages * bytes : 0)) / sum(({ pages }) => pages)
  expect(found).toBeGreaterThan(20 * kilobytes)
  expect(found).toBeLessThan(mean)
})
