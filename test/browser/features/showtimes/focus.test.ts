/** The focus within what live showtimes take the place of, in a real browser. */
import { expect, it } from 'vitest'
import { days, evening, film, part, showtimesVisits } from '#test/support/browser/showtimes-visits.ts'

const visits = showtimesVisits()
const { open, openNear } = visits

it('keeps its place while the visitor is in another window, and until it leaves by itself', async () => {
  const { page, comeNear } = await open(film, evening)
  const link = part(page).getByRole('link', { name: /^GSC / }).first()
  await link.focus()
  await Promise.all([page.waitForResponse('**/live-showtimes-*.js'), comeNear()])
  // What a browser tells a page whose window is left: the element stays the active one.
  const leaveWindow = () => link.dispatchEvent('focusout', { bubbles: true, relatedTarget: null })
  for (let times = 0; times < 20; times += 1) {
    await leaveWindow()
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(await days(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Share' }).focus()
  await days(page).first().waitFor()
})

it('does not stop at the days that are still expected, which go away with the answer', async () => {
  const { page, comeNear } = await open(film, evening, { viewport: { width: 360, height: 780 } })
  visits.host.fault({ match: /showtimes/, times: 1, fault: { kind: 'slow', beforeMs: 4000 } })
  await comeNear()
  await part(page).getByText('Asking for the showtimes').waitFor()
  const before = page.getByText('Cast and facts')
  await before.focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => before.evaluate((element) => element === document.activeElement)).toBe(false)
  expect(await part(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
  expect(await days(page).count()).toBe(0)
})

it('goes to the chosen day where it stood on what the showtimes take the place of', async () => {
  const { page, comeNear, lookAway } = await open(film, evening, { mayComplainOf: /Failed to load resource/ })
  visits.host.fault({ match: /showtimes/, times: 1, fault: { kind: 'status', status: 500 } })
  await comeNear()
  await part(page).getByText('The showtimes cannot be reached right now.').waitFor()
  await part(page).getByRole('link', { name: /^GSC / }).first().focus()
  await lookAway()
  await days(page).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-selected'))).toBe('true')
})

it('goes from a show that begins to the next one, as its link goes', async () => {
  const { page, setTime, lookAway } = await openNear(film, evening)
  const links = part(page)
    .locator('.times')
    .filter({ has: page.locator('li:nth-child(2) a') })
    .first()
    .locator('a')
  const startsAt = Date.parse((await links.first().locator('time').getAttribute('datetime')) ?? '')
  const minute = 60_000
  await setTime(new Date(startsAt - minute).toISOString())
  await lookAway()
  const next = await links.nth(1).textContent()
  await links.first().focus()
  await setTime(new Date(startsAt + minute).toISOString())
  await lookAway()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(next)
})
