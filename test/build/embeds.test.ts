/** What is shown of other sites, in one that lets some of them in: real Chromium. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'

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
  expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Another site')
  expect(elsewhere(requests)).toEqual(['https://player.example/sixty-seconds'])
})
