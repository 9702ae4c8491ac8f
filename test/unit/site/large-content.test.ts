/**
 * No page grows without bound: at 5,000 films, 500 cinemas and 1,000 promotions each is as light as its bar says, but for those
 * of a table.
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

/** Lists that hold all of their entries still. */
const growing: Partial<Record<RouteId, string>> = {
  bookAHall: 'its form has every cinema with its halls to choose from',
}

/** Lists that do not grow, on a page that has many of them. */
const larger: Partial<Record<RouteId, number>> = { home: 2250 }

const kilobytes = 1024
const mostOf = (route: RouteId) => ({
  html: 25 * kilobytes,
  payload: 12 * kilobytes,
  elements: larger[route] ?? 1500,
})

/** Of one route, as its pages are made alike: from the first to the last. */
const looked = 8

let site: ShownSite
const pages = new Map<RouteId, readonly SitePage[]>()

beforeAll(async () => {
  const snapshot = await loadSnapshot(join(repository, 'content'))
  const sample = [...snapshot.entries.values()].map(({ entry }) => entry)
  const many = manyEntries(sample, { movie: 5000, cinema: 500, promotion: 1000 })
  site = new ShownSite(new Map([...sample, ...many].map((entry) => [`${entry.type}/${entry.id}`, entry])))
  for (const [route, all] of Map.groupBy(site.pages(), ({ route }) => route)) {
    const step = Math.max(1, Math.floor(all.length / looked))
    pages.set(
      route,
      all.filter((_, index) => index % step === 0),
    )
  }
}, 120_000)

const sent = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length

async function excessOf(page: SitePage): Promise<string[]> {
  const payload = JSON.stringify(site.load(page).payload)
  const html = await site.html(page)
  const is = { html: sent(html + payload), payload: sent(payload), elements: html.match(/<[a-z]/g)?.length ?? 0 }
  const most = mostOf(page.route)
  return (Object.keys(most) as (keyof typeof most)[]).flatMap((part) =>
    is[part] > most[part] ? [`${page.path}: ${part} ${is[part]}, at most ${most[part]}`] : [],
  )
}

it.each((Object.keys(routes) as RouteId[]).filter((route) => !(route in growing)))('%s stays small', async (route) => {
  const found: string[] = []
  for (const page of pages.get(route) ?? []) found.push(...(await excessOf(page)))
  expect(found).toEqual([])
})

it.each(Object.entries(growing))('%s does not: %s', async (route) => {
  const found: string[] = []
  for (const page of pages.get(route as RouteId) ?? []) found.push(...(await excessOf(page)))
  expect(found).not.toEqual([])
})
