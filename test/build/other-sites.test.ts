/** Other sites, in one that lets some of them in and leads to no service, as it has the address of none: real Chromium. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const video = [
  '  - type: video',
  '    video:',
  '      title: Sixty seconds of us',
  '      poster: file/cinema-grand-lobby',
  '      platformId: sixty-seconds',
]

const site = ownSite(
  {
    config: parseConfig({
      SITE_URL: 'https://gsc.example',
      EMBED_HOSTS: 'maps.example',
      VIDEO_PLAYER_URL: 'https://player.example/{id}',
    }),
  },
  ({ content }) => {
    const about = join(content, 'entries/basicPage/about-gsc/about-us.mdx')
    writeFileSync(about, readFileSync(about, 'utf8').replace('sections:\n', `sections:\n${video.join('\n')}\n`))
  },
)

const elsewhere = (requests: readonly string[]) => requests.filter((request) => !request.startsWith('/'))

it('shows another site only when a visitor asks for it, and only one that is let in', async () => {
  const { page, requests, goTo } = await site.open('/events/popcorn-run', { otherSites: true })
  expect(await page.locator('iframe').count()).toBe(0)
  expect(elsewhere(requests)).toEqual([])
  await page.getByRole('link', { name: /^Open: Map of the five-kilometre course/ }).click()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('title')).toContain('Map of the five-kilometre course')
  expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Another site')
  expect(elsewhere(requests)).toEqual(['https://maps.example/popcorn-run-2026'])
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
  await goTo('/cinemas/velvet-cinemas')
  expect(await page.getByRole('link', { name: 'Open at tours.gsc.example' }).getAttribute('href')).toBe(
    'https://tours.gsc.example/panggung-seri-tanjung',
  )
})

it('asks a video platform for its player only when a visitor presses play', async () => {
  const { page, requests } = await site.open('/about-gsc/about-us', { otherSites: true })
  expect(elsewhere(requests)).toEqual([])
  await page.getByRole('link', { name: 'Play: Sixty seconds of us' }).click()
  await expect.poll(() => page.frameLocator('iframe').locator('p').textContent()).toBe('Another site')
  expect(elsewhere(requests)).toEqual(['https://player.example/sixty-seconds'])
})

describe('without the address of any service', () => {
  const words = /^(?:Buy|Sign In|Become Our Member|Download Our App|Showtimes at )/
  const promises = [
    '/',
    '/movies',
    '/rewards',
    '/shop/gsc-gifts-passes',
    '/shop/about-keepsake',
    '/contact-us',
    '/not-found',
  ]

  it.each(promises)('%s promises nothing that cannot be had, and asks nobody', async (path) => {
    const { page, requests } = await site.open(path, { otherSites: true })
    const links = page.getByRole('link').or(page.getByRole('button'))
    const said = (await links.allTextContents()).map((text) => text.trim())
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter((text) => words.test(text))).toEqual([])
    expect(elsewhere(requests)).toEqual([])
    expect(await page.locator('a[href=""], a:not([href])').count()).toBe(0)
  })

  it('the page of a film says at which cinemas it is shown, and nothing stands where a button would', async () => {
    const { page, requests } = await site.open('/movie/redline-kl', { viewport: { width: 360, height: 780 } })
    const part = page.getByRole('region', { name: 'Where to see it' })
    await part.scrollIntoViewIfNeeded()
    expect(await part.getByRole('listitem').count()).toBe(12)
    expect(await part.getByText('Showtimes').count()).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => /live-showtimes/.test(path))).toEqual([])
    const bar = page.getByRole('navigation', { name: 'Most wanted' })
    expect(await bar.getByRole('link').allTextContents()).toEqual(['Movies', 'Cinemas', 'Promotions'])
    expect(await violations(page)).toEqual([])
  })

  it('the page of a cinema shows its films, and a form says how else to reach the house', async () => {
    const { page, goTo } = await site.open('/cinema/gsc-kayangan-walk')
    const films = page.getByRole('region', { name: 'Now showing here' })
    expect(await films.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(3)
    await goTo('/contact-us')
    expect(await page.getByRole('link', { name: /Ring \+603/ }).isVisible()).toBe(true)
    const mail = await page.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:.+@.+\?subject=.+Your message/s)
    expect(await page.locator('main :is(form, input, select, textarea)').count()).toBe(0)
    expect(await violations(page, 'main')).toEqual([])
  })
})
