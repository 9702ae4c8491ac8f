/**
 * Pictures of the pages that changed, before and after, as phones and desks show them: an aid for the eye, and never a gate. Time
 * stands still at the snapshot's clock, nothing moves, and nobody else is asked for anything.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { ProblemError } from '#content/format/problem.ts'
import type { Report } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import { serveSide } from './built-side.ts'
import { shellPath } from './chromium.ts'

export const widths = [360, 1280] as const

/** Addresses of pictures within the report; absent where there is no such page. */
export interface PageShot {
  readonly address: string
  readonly width: (typeof widths)[number]
  readonly before?: string
  readonly after?: string
}

interface Options {
  readonly root: string
  readonly cache: string
  readonly base: Side
  readonly head: Side
}

/** A dozen of pages is what somebody looks at. */
const mostPages = 12

export async function takeShots(report: Report, { root, cache, base, head }: Options): Promise<PageShot[]> {
  const pages = changedPages(report)
  if (pages.length === 0) return []
  const executablePath = shellPath()
  if (executablePath === undefined)
    throw new ProblemError({ message: 'There is no Chromium for --shots', hint: 'Install one, or leave --shots out.' })
  const folder = join(cache, 'shots')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath })
  try {
    const shared = { root, cache: join(cache, 'shots-cache') }
    const before = await shotsOf(browser, base, pages, { ...shared, folder: join(folder, 'before') })
    const after = await shotsOf(browser, head, pages, { ...shared, folder: join(folder, 'after') })
    return widths.flatMap((width) =>
      pages.map((address): PageShot => {
        const [old, now] = [before, after].map((shots) => shots.get(`${width} ${address}`))
        return { address, width, ...(old ? { before: old } : {}), ...(now ? { after: now } : {}) }
      }),
    )
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The pages of changed entries, then those that show them. */
function changedPages({ changes, impact, addresses }: Report): string[] {
  const own = changes.flatMap(({ address }) => address ?? [])
  const others = impact.known ? [...impact.others.map(({ address }) => address), ...impact.byDate.pages] : []
  const old = addresses.moved.map(({ from }) => from)
  return [...new Set([...own, ...others])].filter((address) => !old.includes(address)).slice(0, mostPages)
}

async function shotsOf(
  browser: Browser,
  side: Side,
  pages: readonly string[],
  folders: Parameters<typeof serveSide>[1],
): Promise<Map<string, string>> {
  const server = await serveSide(side, folders)
  const shots = new Map<string, string>()
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        baseURL: server.url,
        timezoneId: 'Asia/Kuala_Lumpur',
      })
      await context.clock.setFixedTime(side.content.asOf)
      await context.route(
        (url) => url.origin !== server.url,
        (route) => route.abort(),
      )
      const page = await context.newPage()
      for (const address of pages.filter((address) => has(side, address))) {
        await page.goto(address, { waitUntil: 'load' })
        const shot = await page.screenshot({ fullPage: true, animations: 'disabled' })
        shots.set(`${width} ${address}`, await small(shot, width))
      }
      await context.close()
    }
    return shots
  } finally {
    await server.close()
  }
}

const has = ({ addresses }: Side, address: string): boolean => addresses.pages.some(({ path }) => path === address)

/** What is far below the fold is left out, and a desk is shown at half its size. */
const mostHeight = 2400

async function small(shot: Buffer, width: number): Promise<string> {
  const image = sharp(shot)
  const { height = 0 } = await image.metadata()
  const cut = image.extract({ left: 0, top: 0, width, height: Math.min(height, mostHeight) })
  const bytes = await cut
    .resize({ width: Math.min(width, 640) })
    .webp({ quality: 60 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
