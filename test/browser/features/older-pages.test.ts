/**
 * A page may be some days old when it is looked at (decision 0118): by then it shows nothing that it would not show if it had just been
 * built. It may show less, as a short list of many holds few in reserve.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { utcInstant } from '#content/schema/time-zone.ts'
import { manifestFile } from '#content/snapshot/files.ts'
import { maxPageAge } from '#site/loaders/format/display-period.ts'
import { payloadUrl } from '#site/shared/payload.ts'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'

/** Days on which much of the sample ends: events, stops of a tour, films, offers. */
const built = '2026-10-16T16:00:00Z'
/** What is over in the three days after that. */
const ended = ['/movie/luna-live', '/promotion/luna-sing-along-night', '/event/luna-concert-on-screen']
const now = utcInstant(new Date(Date.parse(built) + maxPageAge - 60_000))

function siteAsOf(time: string) {
  const folder = { path: '' }
  const visits = ownSite({}, ({ content, output }) => {
    folder.path = output
    const manifest = join(content, manifestFile)
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), asOf: time }))
  })
  const payload = (path: string) => JSON.parse(readFileSync(join(folder.path, payloadUrl(path)), 'utf8'))
  return { ...visits, paths: () => builtPaths(folder.path), payload }
}
const older = siteAsOf(built)
const newer = siteAsOf(now)

it('shows nothing on a page of three days ago that a page of now does not show', async () => {
  const visited = pagesThatDiffer()
  expect(visited.length).toBeGreaterThan(5)
  const found: Record<string, readonly string[]> = {}
  const [old, fresh] = [await older.visit({ now }), await newer.visit({ now })]
  for (const path of visited) {
    await Promise.all([old.goTo(path), fresh.goTo(path)])
    const outdated = async () => [...(await linesOf(old.page)).difference(await linesOf(fresh.page))]
    // What goes by the clock is rendered in pieces.
    const isSettled = expect.poll(outdated, { timeout: 10_000 }).toEqual([])
    await isSettled.catch(async () => {
      found[path] = await outdated()
    })
  }
  expect(found).toEqual({})
})

it.each([360, 1280])('at %i px, nothing moves on it as the time is known', async (width) => {
  const visited = [...pagesThatDiffer(), ...ended]
  expect(visited.length).toBeGreaterThan(5)
  const { page, complaints } = await older.visit({ now, viewport: { width, height: 780 } })
  await watchShifts(page)
  const shiftsAt = async (path: string) => {
    await page.goto(path)
    await page.locator('html[data-whole]').waitFor({ state: 'attached' })
    return shiftsOn(page)
  }
  const moved: Record<string, readonly string[]> = {}
  for (const path of visited) {
    if ((await shiftsAt(path)).length === 0) continue
    // What is painted before all of the page is parsed may move by chance; what the time moves, it moves again.
    const again = await shiftsAt(path)
    if (again.length > 0) moved[path] = again
  }
  expect(moved).toEqual({})
  expect(complaints).toEqual([])
})

it('an event goes from those to come to the past ones as it ends, where its rail begins', async () => {
  const { page, goTo } = await older.visit({ now: '2026-10-17T14:59:30Z', isStopped: true })
  await goTo('/events-at-gsc')
  const comingEvents = page.getByRole('region', { name: 'Coming events' })
  const pastEvents = page.getByRole('region', { name: 'Past events' })
  const concert = { name: 'LUNA: Concert on Screen' }
  const before = await pastEvents.getByRole('link').allTextContents()
  expect(await comingEvents.getByRole('link', concert).count()).toBe(1)
  expect(await pastEvents.getByRole('link', concert).count()).toBe(0)
  await page.clock.runFor(31_000)
  await pastEvents.getByRole('link', concert).waitFor()
  expect(await comingEvents.getByRole('link', concert).count()).toBe(0)
  expect(await pastEvents.getByRole('link').allTextContents()).toEqual([concert.name, ...before])
  await page.clock.runFor(100)
  const rail = pastEvents.getByRole('list').first()
  // The browser moves it with a frame of its own, which the clock does not hold.
  await expect.poll(() => rail.evaluate((list) => list.scrollLeft)).toBe(0)
})

/** One of every template. */
function pagesThatDiffer(): string[] {
  const dataOf = (payload: { readonly data: object }) => JSON.stringify(payload.data)
  const paths = newer.paths().filter((path) => dataOf(older.payload(path)) !== dataOf(newer.payload(path)))
  return [...new Map(paths.map((path) => [newer.payload(path).page, path])).values()]
}

const linesOf = async (page: Page): Promise<Set<string>> =>
  new Set((await page.locator('main').innerText()).split(/\n+/))
