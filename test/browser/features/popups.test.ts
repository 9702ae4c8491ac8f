import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { whenAlive } from '#test/support/browser/visit.ts'

const site = builtSite()

const home = '"paths":["/"]'

/** With a clock that stands still until it is moved. @param where the pages of its popup, as the layout data name them. */
async function openHome(referer: string | undefined = `${site.url}/faqs`, where = home) {
  const visited = await site.visit({ popups: true, isStopped: true })
  const { page } = visited
  if (where !== home)
    await page.route('**/assets/layout-*.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(home, where) })
    })
  await page.goto('/', referer ? { referer } : {})
  await whenAlive(page)
  return { ...visited, popup: page.getByRole('complementary', { name: 'The last weekend of lanterns' }) }
}

it('shows a popup once the page has been left alone, and not before', async () => {
  const { page, popup } = await openHome()
  await page.clock.runFor(3500)
  await page.mouse.move(200, 200)
  await page.clock.runFor(3500)
  expect(await popup.isVisible()).toBe(false)
  await page.clock.runFor(1000)
  await popup.waitFor()
  await page.clock.resume()
  expect(await violations(page)).toEqual([])
  await popup.getByRole('button', { name: 'Close' }).click()
  await popup.waitFor({ state: 'hidden' })
  await page.reload()
  await whenAlive(page)
  await page.clock.fastForward(60_000)
  expect(await popup.isVisible()).toBe(false)
})

it('lets the page go on behind a popup: it is announced, takes no focus, and gives back what it is given', async () => {
  const { page, popup } = await openHome()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.focus()
  const isFocused = () => search.evaluate((element) => element === document.activeElement)
  await page.clock.runFor(10_000)
  await popup.waitFor()
  await page.clock.resume()
  expect(await isFocused()).toBe(true)
  const announced = page.getByRole('status').filter({ hasText: /^The last weekend of lanterns$/ })
  expect(await announced.count()).toBe(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => popup.isVisible()).toBe(true)
  await popup.getByRole('link').focus()
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
  expect(await isFocused()).toBe(true)
})

it('shows a popup above the bar of a phone, over less than a half of the page', async () => {
  const { page, popup } = await openHome()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.runFor(10_000)
  await popup.waitFor()
  await page.clock.resume()
  const box = await popup.boundingBox()
  const bar = await page.getByRole('link', { name: 'Promotions', exact: true }).last().boundingBox()
  expect(box?.height).toBeLessThan(370)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

it('shows no popup on the page that a visit begins with', async () => {
  const { page, popup } = await openHome('')
  await page.clock.runFor(60_000)
  expect(await popup.isVisible()).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Movies', exact: true }).first().click()
  await page.clock.runFor(40)
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.clock.runFor(40)
  await page.getByRole('heading', { level: 1, name: "What's on, and where" }).waitFor()
  await page.clock.runFor(10_000)
  await popup.waitFor()
})

it('shows a popup on the pages of its entry alone, also after a client navigation', async () => {
  const { page, popup, navigate } = await openHome()
  await navigate('/faqs')
  await page.getByRole('heading', { level: 1, name: "What's on, and where" }).waitFor({ state: 'detached' })
  await page.clock.runFor(60_000)
  expect(await popup.count()).toBe(0)
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: "What's on, and where" }).waitFor()
  await page.clock.runFor(10_000)
  await popup.waitFor()
})

it('has closed a popup that was left open when the visitor comes back', async () => {
  const { page, popup, navigate } = await openHome(`${site.url}/faqs`, '"paths":["/","/faqs"]')
  await page.clock.runFor(10_000)
  await popup.waitFor()
  await navigate('/faqs')
  await popup.waitFor({ state: 'hidden' })
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: "What's on, and where" }).waitFor()
  expect(await popup.isVisible()).toBe(false)
})
