/** Scripts of others, in a site that is configured with them: real Chromium, under the policy that the build wrote. */
import { expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'

const adScript = 'https://ads.example/show.js'
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'

const { open } = ownSite({
  config: parseConfig({ SITE_URL: 'https://gsc.example', TAG_MANAGER_ID: 'GTM-ABC123', AD_SCRIPT_URL: adScript }),
})

const elsewhere = (requests: readonly string[]) => requests.filter((request) => request.startsWith('http'))

it('are loaded when the browser is idle, and run', async () => {
  const { page, requests } = await open('/faqs', { otherSites: true })
  await expect.poll(() => elsewhere(requests).sort()).toEqual([adScript, tagManager])
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'others'))).toBe(2)
})

it.each([
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
])('stay away, with all that belongs to them, from a visitor with %s', async (_, before) => {
  const { page, requests } = await open('/faqs', { otherSites: true, before })
  await expect.poll(() => requests.some((path) => /\/assets\/en-/.test(path))).toBe(true)
  await page.waitForTimeout(300)
  expect(elsewhere(requests)).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
