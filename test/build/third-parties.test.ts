/** Scripts of others, in a site that is configured with them: real Chromium, under the policy that the build wrote. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'

const adScript = 'https://ads.example/show.js'
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'

const { open, visit } = ownSite({
  config: parseConfig({
    SITE_URL: 'https://gsc.example',
    TAG_MANAGER_ID: 'GTM-ABC123',
    AD_SCRIPT_URL: adScript,
    THIRD_PARTY_SCRIPT_HOSTS: 'tags.example',
    THIRD_PARTY_BEACON_HOSTS: '*.beacons.example',
    THIRD_PARTY_FRAME_HOSTS: 'frames.example',
  }),
})

const elsewhere = (requests: readonly string[]) => requests.filter((request) => request.startsWith('http'))

/** As tag managers and advertisements do; and each tries the same with a host that nobody has let in. */
function behave(host: string): void {
  const add = <Tag extends 'script' | 'iframe' | 'style' | 'img'>(tag: Tag, more: object) =>
    document.body.append(Object.assign(document.createElement(tag), more))
  add('script', { src: `https://tags${host}/tag.js` })
  add('img', { src: `https://region1.beacons${host}/collect?picture`, alt: '' })
  navigator.sendBeacon(`https://region1.beacons${host}/collect?beacon`, 'seen')
  fetch(`https://region1.beacons${host}/collect?fetch`, { mode: 'no-cors' }).catch(() => {})
  add('iframe', { src: `https://frames${host}/banner`, title: 'Advertisement' })
  add('style', { textContent: 'body { outline: 3px solid rgb(1, 2, 3) }' })
}

/** What other hosts are sent, all of which answer; a request that the policy stops never reaches them. */
async function watchOthers(page: Page): Promise<string[]> {
  const reached: string[] = []
  const script = `(${behave})('.example'); (${behave})('.elsewhere.example')`
  await page.route(/^https:/, (route, request) => {
    reached.push(request.url())
    return request.resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: '<p>A banner</p>' })
      : route.fulfill({ contentType: 'text/javascript', body: request.url() === tagManager ? script : 'ran = true' })
  })
  return reached
}

it('are loaded when the browser is idle, and run', async () => {
  const { page, requests } = await open('/faqs', { otherSites: true })
  await expect.poll(() => elsewhere(requests).sort()).toEqual([adScript, tagManager])
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'others'))).toBe(2)
})

it('may use the hosts that are let in for what they are let in for, and no others', async () => {
  const { page, goTo } = await visit({ mayComplainOf: /violates the (?:following|document's) Content Security Policy/ })
  const reached = await watchOthers(page)
  await goTo('/faqs')
  await expect
    .poll(() => reached.toSorted())
    .toEqual([
      adScript,
      'https://frames.example/banner',
      'https://region1.beacons.example/collect?beacon',
      'https://region1.beacons.example/collect?fetch',
      'https://region1.beacons.example/collect?picture',
      'https://tags.example/tag.js',
      tagManager,
    ])
  expect(await page.frameLocator('iframe[src^="https://frames.example"]').locator('p').textContent()).toBe('A banner')
  expect(await page.evaluate(() => [Reflect.get(window, 'ran'), getComputedStyle(document.body).outlineColor])).toEqual(
    [true, 'rgb(1, 2, 3)'],
  )
  await page.waitForTimeout(300)
  expect(reached.filter((address) => address.includes('elsewhere'))).toEqual([])
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
