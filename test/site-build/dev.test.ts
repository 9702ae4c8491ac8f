/** The development server, on a copy of the site that is edited while a page of it is open. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { SiteCopy } from '#test/support/site-copy.ts'
import { type Visit, visit } from '#test/support/visit.ts'

let site: SiteCopy
let server: ChildProcess
let url = ''
let browser: Browser
const ends: (() => void)[] = []

beforeAll(async () => {
  site = new SiteCopy((end) => void ends.push(end))
  symlinkSync(resolve(import.meta.dirname, '../../content/media'), join(site.folder, 'content/media'))
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: site.folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  url = await addressSaidBy(server)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.kill()
  if (server?.exitCode === null) await once(server, 'exit')
  for (const end of ends) end()
})

/** It is read to its end: a server that nobody listens to any more would end. */
function addressSaidBy({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      said += chunk
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address) resolve(address)
    })
    stdout?.on('end', () => reject(new Error(`The server ended without an address:\n${said}`)))
  })
}

/** A page that would lose something if it were loaded again: words in the field for cinemas. */
async function openCinemas(): Promise<Visit> {
  const visited = await visit(browser, url)
  await visited.page.goto('/cinema')
  await fieldOf(visited.page).fill('kuching')
  await listed(visited.page).filter({ hasText: 'GSC Sungai Emas' }).waitFor()
  await visited.page.waitForURL('**/cinema?q=kuching')
  await visited.page.evaluate(() => Reflect.set(window, 'same', true))
  return visited
}

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search Location, Keyword', exact: true })
const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]')

async function expectStateKept(page: Page): Promise<void> {
  expect(await fieldOf(page).inputValue()).toBe('kuching')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
}

it('shows an edited entry at once, and keeps the state of the page', async () => {
  const { page, close } = await openCinemas()
  const file = 'content/entries/cinema/gsc-sungai-emas.mdx'
  site.edit(file, /^title: .*$/m, 'title: GSC Sungai Perak')
  await listed(page).filter({ hasText: 'GSC Sungai Perak' }).waitFor()
  await expectStateKept(page)
  site.edit(file, /^title: .*$/m, 'title: GSC Sungai Emas')
  await listed(page).filter({ hasText: 'GSC Sungai Emas' }).waitFor()
  await close()
})

it('shows an edited component at once, and keeps the state of the page', async () => {
  const { page, close } = await openCinemas()
  site.edit('site/layout/header/header.tsx', /<header/, '<header data-edited')
  await page.locator('header[data-edited]').waitFor({ state: 'attached' })
  await expectStateKept(page)
  await close()
})

it('says what is wrong with an entry, and shows the page again once it is right', async () => {
  const { page, close } = await visit(browser, url)
  const file = 'content/entries/movie/redline-kl.mdx'
  const heading = page.getByRole('heading', { level: 1, name: 'Redline KL' })
  await page.goto('/movie/redline-kl')
  await heading.waitFor()
  site.edit(file, /\n$/, '\n<Marquee text="x" />\n')
  await expect.poll(async () => (await fetch(`${url}/movie/redline-kl/payload.json`)).status).toBe(500)
  site.edit(file, /\n<Marquee text="x" \/>\n$/, '\n')
  await page.goto('/movie/redline-kl')
  await heading.waitFor()
  await close()
})
