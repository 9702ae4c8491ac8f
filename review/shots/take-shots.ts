/**
 * Pictures of the pages that changed, before and after, as phones and desks show them. Time stands still at the snapshot's clock,
 * nothing moves, and nobody else is asked for anything.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { timeZone } from '#content/schema/time-zone.ts'
import type { Report } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import { serveSide } from './built-side.ts'
import { shellPath } from './chromium.ts'
import { shotOf } from './shot-of.ts'
import { type PageShot, type Shots, widths } from './shots.ts'
import { wantedPages } from './wanted-pages.ts'

interface Options {
  readonly root: string
  readonly cache: string
  readonly base: Side
  readonly head: Side
  /** How many pages are shown; a dozen is what somebody looks at. */
  readonly most?: number
}

export async function takeShots(report: Report, { root, cache, base, head, most = 12 }: Options): Promise<Shots> {
  const addresses = new Map(head.addresses.pages.map(({ entry, path }) => [entry, path]))
  const wanted = wantedPages(report, (entry) => addresses.get(entry))
  const [pages, leftOut] = [wanted.slice(0, most), Math.max(0, wanted.length - most)]
  if (pages.length === 0) return { pages: [], leftOut }
  const folder = join(cache, 'shots')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const executablePath = shellPath()
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  try {
    const built = { root, folder, cache: join(cache, 'shots-cache') }
    // One after the other, in one folder: of the second only what differs is made.
    const before = await shotsOfSide(browser, base, new Set(pages.map(({ before }) => before)), built)
    const after = await shotsOfSide(browser, head, new Set(pages.map(({ address }) => address)), built)
    const shots = pages.flatMap(({ address, before: former }) =>
      widths.map((width): PageShot => {
        const [old, now] = [before.get(`${width} ${former}`), after.get(`${width} ${address}`)]
        return { address, width, ...(old ? { before: old } : {}), ...(now ? { after: now } : {}) }
      }),
    )
    return { pages: shots, leftOut }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function shotsOfSide(
  browser: Browser,
  side: Side,
  wanted: ReadonlySet<string>,
  folders: Parameters<typeof serveSide>[1],
): Promise<Map<string, string>> {
  const server = await serveSide(side, folders)
  const pages = side.addresses.pages.map(({ path }) => path).filter((path) => wanted.has(path))
  const shots = new Map<string, string>()
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        baseURL: server.url,
        timezoneId: timeZone,
      })
      await context.clock.setFixedTime(side.content.asOf)
      await context.route(
        (url) => url.origin !== server.url,
        (route) => route.abort(),
      )
      const page = await context.newPage()
      for (const address of pages) shots.set(`${width} ${address}`, await shotOf(page, address, width))
      await context.close()
    }
    return shots
  } finally {
    await server.close()
  }
}
