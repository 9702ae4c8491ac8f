/** `npm start` without a setting, as somebody sees it who has just cloned the repository: real Chromium. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { showtimes } from '#content/schema/showtimes.ts'
import { localInstant } from '#content/schema/time-zone.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { type DemoFolders, demoEnvironment } from '#demo/build.ts'
import { type Demonstration, demonstrate } from '#demo/demonstration.ts'
import { externalServices } from '#demo/services/external-services.ts'
import { parseConfig } from '#site/config.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { type VisitOptions, visit } from '#test/support/browser/visit.ts'
import { repository } from '#test/support/repository.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'
import { copyForTest } from '#test/support/site/site-build.ts'

let demonstration: Demonstration
let browser: Browser
let folders: DemoFolders
const ends: (() => void)[] = []
const { manifest } = await loadSnapshot(join(repository, 'content'))

beforeAll(async () => {
  const { folder } = copyForTest({ whenDone: (end) => void ends.push(end) })
  const content = join(repository, 'content')
  folders = { root: folder, content, output: join(folder, 'demo/site'), cache: join(folder, 'demo/cache') }
  const started = await demonstrate({ ...folders, port: 0 })
  if (!started) throw new Error('The demonstration cannot be built.')
  demonstration = started
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await demonstration?.close()
  for (const end of ends) end()
})

async function open(path: string, options?: VisitOptions) {
  const begun = await visit(browser, demonstration.site, { hasOwnClock: true, ...options })
  onTestFinished(async () => {
    await begun.close()
    expect(begun.complaints).toEqual([])
  })
  await begun.goTo(path)
  return begun
}

it('begins on the evening of the content’s day, whatever day it is, and says so in one line on every page', async () => {
  const { page, navigate } = await open('/movie/redline-kl')
  const day = localInstant(manifest?.asOf ?? '').slice(0, 10)
  const note = page.locator('aside[aria-label="Demonstration"] time')
  const startedAt = (await note.getAttribute('datetime')) ?? ''
  expect(localInstant(startedAt)).toBe(`${day}T18:30:00+08:00`)
  const ahead = await page.evaluate(() => Number(document.documentElement.dataset['clockAhead']))
  expect(Math.abs(Date.now() + ahead - Date.parse(startedAt))).toBeLessThan(600_000)
  // By the clock on the wall, this film is over on most days, or has not begun.
  await page.locator('main').getByText('Now showing', { exact: true }).first().waitFor()
  await navigate('/faqs')
  await page.getByRole('heading', { level: 1, name: 'Frequently' }).waitFor()
  expect(await page.getByText('Demonstration.').count()).toBe(1)
})

it('shows no film as over under those that are showing', async () => {
  const { page } = await open('/movies')
  const shown = (text: string | RegExp) => page.locator('main').getByText(text).filter({ visible: true }).count()
  await expect.poll(() => shown(/^(?:Now showing|Ends )/)).toBeGreaterThan(0)
  expect(await shown('No longer showing')).toBe(0)
})

it('has a link to each service on some page, and behind every one a page that says what would be there', async () => {
  const { services, showtimesApi } = parseConfig(demoEnvironment(demonstration.site, demonstration.services))
  expect(Object.entries({ ...services, showtimesApi }).filter(([, address]) => address === undefined)).toEqual([])
  const links = new Set(
    builtPaths(folders.output).flatMap((path) => {
      const html = readFileSync(join(folders.output, path, 'index.html'), 'utf8')
      return [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) =>
        href.startsWith(demonstration.services) ? href : [],
      )
    }),
  )
  for (const { path } of Object.values(externalServices)) {
    const start = demonstration.services + path.split('{id}')[0]
    expect(
      [...links].filter((link) => link.startsWith(start)),
      path,
    ).not.toEqual([])
  }
  const headings = Object.values(externalServices).map(({ heading }) => `<h1>${heading}</h1>`)
  for (const link of links) {
    const answer = await fetch(link)
    const text = await answer.text()
    expect([link, answer.status]).toEqual([link, 200])
    expect(headings.some((heading) => text.includes(heading))).toBe(true)
  }
  expect((await fetch(`${demonstration.services}/nowhere`)).status).toBe(404)
})

it('makes a picture when a page shows it', async () => {
  const { page } = await open('/movie/redline-kl')
  const poster = page.locator('main img').first()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const made = new URL(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname
  expect(made).toMatch(/^\/media\/.+\.avif$/)
  expect(existsSync(join(folders.output, made))).toBe(false)
  const answer = await fetch(demonstration.site + made)
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await fetch(`${demonstration.site}/media/none-12345678.avif`)).status).toBe(404)
})

it('shows live showtimes, each of which leads to its seats', async () => {
  const { page } = await open('/movie/redline-kl')
  await page.getByRole('heading', { name: 'Where to see it' }).scrollIntoViewIfNeeded()
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('tabpanel').locator(`a[href^="${demonstration.services}/tickets/showtimes/"]`).first().click()
  await page.getByRole('heading', { level: 1, name: 'Here the ticketing app takes over' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Redline KL' }).waitFor()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await page.waitForURL(`${demonstration.site}/`)
})

it('answers for live showtimes as the contract has it, from any site', async () => {
  const answer = await fetch(`${demonstration.services}/showtimes?film=HO00001412`)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(showtimes.parse(await answer.json()).days.flatMap((day) => day.showtimes)).not.toEqual([])
  expect((await fetch(`${demonstration.services}/showtimes`)).status).toBe(400)
})

it('says before it builds that a port is in use, and leaves none open then', async () => {
  const openPorts = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
  const before = openPorts()
  const output = join(folders.root, 'demo/none')
  // The services' port is that of the site that runs; the one before it may be free or not.
  const port = Number(new URL(demonstration.site).port) - 1
  await expect(demonstrate({ ...folders, output, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await expect.poll(openPorts).toBe(before)
  expect(existsSync(output)).toBe(false)
})
