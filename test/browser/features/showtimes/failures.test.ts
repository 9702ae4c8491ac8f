/** Live showtimes where no answer comes, or one that is not to be believed: in a real browser, with faults of the stand-in. */
import { expect, it } from 'vitest'
import { takeOverClock } from '#test/support/browser/open-tab.ts'
import { days, evening, film, part, showtimesVisits } from '#test/support/browser/showtimes-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const visits = showtimesVisits()
const { open, openNear } = visits

const message = 'The showtimes cannot be reached right now.'
const faults = {
  'an error': { kind: 'status', status: 500 },
  'too many requests': { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
  'a page': { kind: 'html' },
  'half an answer': { kind: 'cut' },
  'a torn connection': { kind: 'reset' },
  'an answer of another shape': {
    kind: 'replaceBody',
    replace: (body: Buffer) => Buffer.from(body.toString().replaceAll('"startsAt"', '"begins"')),
  },
} as const
const options = { mayComplainOf: /Failed to load resource/ }

it('says so, leads out, and shows where the film is sold', async () => {
  const { page, comeNear } = await open(film, evening, options)
  visits.host.fault({ match: /showtimes/, fault: faults['an error'] })
  await comeNear()
  await part(page).getByRole('status').getByText(message).waitFor()
  expect(await part(page).locator('time').count()).toBe(0)
  const out = part(page).getByRole('link', { name: 'Showtimes where tickets are sold' })
  expect(await out.getAttribute('href')).toBe('https://tickets.example/')
  expect(await part(page).getByRole('link', { name: /^GSC / }).count()).toBeGreaterThan(3)
  // Whatever it was.
  const retry = page.getByRole('button', { name: 'Try again' })
  for (const [name, fault] of Object.entries(faults)) {
    visits.host.clearFaults()
    visits.host.fault({ match: /showtimes/, fault })
    const before = visits.asked()
    await retry.click()
    await expect
      .poll(async () => [name, visits.asked() - before, await retry.getAttribute('aria-busy')])
      .toEqual([name, 1, 'false'])
    expect(await days(page).count(), name).toBe(0)
  }
})

it('shows nothing of what it was told before, and all of it when a retry succeeds, with the focus there', async () => {
  const { page, setTime, lookAway } = await openNear(film, evening, options)
  visits.host.fault({ match: /showtimes/, fault: { kind: 'status', status: 503 } })
  await setTime('2026-10-01T19:36:00+08:00')
  await lookAway()
  await page.getByText(message).waitFor()
  expect(await part(page).locator('time').count()).toBe(0)
  expect(await violations(page, '#showTimes')).toEqual([])
  const retry = page.getByRole('button', { name: 'Try again' })
  const before = visits.asked()
  await retry.click()
  await expect.poll(async () => [visits.asked() - before, await retry.getAttribute('aria-busy')]).toEqual([1, 'false'])
  visits.host.clearFaults()
  await retry.focus()
  await page.keyboard.press('Enter')
  await days(page).first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-selected'))).toBe('true')
  expect(await page.getByText(message).count()).toBe(0)
})

it('gives up after ten seconds', async () => {
  const { page, comeNear } = await open(film, evening, options)
  visits.host.fault({ match: /showtimes/, times: 1, fault: { kind: 'slow', beforeMs: 20_000 } })
  await takeOverClock(page, evening)
  await comeNear()
  await page.getByText('Asking for the showtimes').waitFor({ state: 'attached' })
  // The rest is for what passes by itself on a busy machine.
  await page.clock.runFor(6000)
  expect(await page.getByText(message).count()).toBe(0)
  await page.clock.runFor(4001)
  await page.getByText(message).waitFor()
})

it('says that the visitor is offline, and asks by itself once that is over', async () => {
  const { page, setTime, lookAway } = await openNear(film, evening, options)
  await page.context().setOffline(true)
  visits.host.fault({ match: /showtimes/, fault: { kind: 'reset' } })
  await setTime('2026-10-01T19:36:00+08:00')
  await lookAway()
  await part(page).getByText('You are offline. Showtimes change by the minute').waitFor()
  expect(await part(page).locator('time').count()).toBe(0)
  visits.host.clearFaults()
  await page.context().setOffline(false)
  await days(page).first().waitFor()
})

it('says so where its own code does not arrive', async () => {
  const visit = await open(film, evening, { mayComplainOf: /Failed to load|ERR_FAILED|dynamically imported/ })
  await visit.page.route('**/live-showtimes-*.js', (route) => route.abort())
  await visit.comeNear()
  await part(visit.page).getByRole('alert').getByText('The showtimes could not be loaded.').waitFor()
  expect(await part(visit.page).getByRole('link', { name: /^GSC / }).count()).toBeGreaterThan(3)
})

it('leads where the page was built to lead, if the answer would lead elsewhere', async () => {
  const visit = await open(film)
  visits.host.fault({
    match: /showtimes/,
    fault: {
      kind: 'replaceBody',
      replace: (body) => Buffer.from(body.toString().replaceAll('https://tickets.example/', 'https://evil.example/')),
    },
  })
  await visit.comeNear()
  await days(visit.page).first().waitFor()
  const links = await part(visit.page)
    .locator('a.time')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(3)
  expect(new Set(links)).toEqual(new Set(['https://tickets.example/']))
})

it('leads to the cinema on the day that is looked at, where a showtime has no link of its own', async () => {
  const visit = await open('/faqs')
  await visit.page.route(`**${film}/payload.json`, async (route) => {
    const response = await route.fetch()
    const payload = await response.json()
    for (const cinema of payload.data.sold.cinemas)
      cinema.tickets = `https://tickets.example/cinemas/${cinema.id}?on={date}`
    await route.fulfill({ response, json: payload })
  })
  visits.host.fault({
    match: /showtimes/,
    fault: { kind: 'replaceBody', replace: (body) => Buffer.from(body.toString().replaceAll('"link"', '"other"')) },
  })
  await visit.navigate(film)
  await visit.page.getByRole('heading', { level: 1, name: 'Redline KL' }).waitFor()
  await visit.comeNear()
  await days(visit.page).nth(2).click()
  const links = part(visit.page).locator('a.time')
  await expect
    .poll(() => links.first().getAttribute('href'))
    .toMatch(/^https:\/\/tickets\.example\/cinemas\/AUR-PSD\?on=2026-10-03$/)
})
