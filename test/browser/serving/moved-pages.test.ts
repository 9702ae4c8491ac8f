/** Addresses that have moved, on a host that knows no redirects. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningServer } from '#site/node/serve/serve.ts'
import { origin, readBuilt } from '#test/browser/built-pages.ts'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { movedPaths } from '#test/support/site/built-paths.ts'
import { startPlainHost } from '#test/support/site/hosts/plain-host.ts'

const site = builtSite()
let host: RunningServer

beforeAll(async () => {
  host = await startPlainHost(inject('builtSite'))
})
afterAll(() => host.close())

it.each([true, false])('leads a visitor on, with script: %s', async (javaScriptEnabled) => {
  const { page } = await site.visit({ javaScriptEnabled })
  await page.goto(`${host.url}/careers`)
  await page.waitForURL(/\/about-gsc\/careers\/?$/)
  expect(await page.locator('h1').count()).toBe(1)
})

it('leads on from a link of ours without script', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false })
  const html = readBuilt('faqs/index.html').replace('</main>', '<a href="/contact">Moved</a></main>')
  await page.route(`${host.url}/faqs`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${host.url}/faqs`)
  await page.getByRole('link', { name: 'Moved', exact: true }).click()
  await page.waitForURL(/\/contact-us\/?$/)
})

it('leads on from a link of ours with script, without loading the page that only says so', async () => {
  const { page, goTo, navigate } = await site.visit()
  const documents = loadedDocuments(page)
  await goTo(`${host.url}/faqs/`)
  await navigate('/contact')
  await page.waitForURL(/\/contact-us$/)
  expect(documents).toEqual(['/faqs/'])
})

it('leads another site’s visitor to that site, and says where to in words for a browser that stays', async () => {
  const { page } = await site.visit()
  await page.route('https://careers.gsc.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await page.goto(`${host.url}/apply/`)
  await page.waitForURL('https://careers.gsc.example/')
  const text = readBuilt('apply/index.html')
  expect(text).toContain('<a href="https://careers.gsc.example/">')
})

it('names the new address as the canonical one, and is on no list of pages', () => {
  const moved = movedPaths(inject('builtSite'))
  expect(moved.length).toBeGreaterThan(3)
  const listed = readBuilt('sitemap.xml') + readBuilt('search.json') + readBuilt('news/feed.xml')
  for (const path of moved) {
    const html = readBuilt(`${path}/index.html`)
    const { movedTo } = JSON.parse(readBuilt(`${path}/payload.json`))
    expect(html).toContain(`<link rel="canonical" href="${new URL(movedTo, origin).href}">`)
    expect(html).not.toContain('noindex')
    expect(listed).not.toContain(`"${path}"`)
    expect(listed).not.toContain(`${origin}${path}<`)
  }
})
