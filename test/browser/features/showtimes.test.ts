/** Live showtimes on pages of films and cinemas, in a real browser, told by the stand-in. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { cinema, days, evening, film, part, showtimesVisits } from '#test/support/browser/showtimes-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const visits = showtimesVisits()
const { open, openNear } = visits
const rows = (page: Page) => part(page).getByRole('tabpanel').getByRole('heading', { level: 3 })
const clocks = (page: Page) => part(page).getByRole('tabpanel').locator('time').allTextContents()

describe('the page of a film', () => {
  it('asks for nothing before its showtimes come near, and then once', async () => {
    const before = visits.asked()
    const { page, requests, comeNear } = await open(film, evening, { viewport: { width: 360, height: 600 } })
    // Longer than a browser takes to be idle.
    await page.waitForTimeout(2500)
    expect(visits.asked()).toBe(before)
    expect(requests.filter((path) => /live-showtimes|showtimes\.example/.test(path))).toEqual([])
    await comeNear()
    await days(page).first().waitFor()
    expect(visits.asked()).toBe(before + 1)
    expect(visits.host.requests.at(-1)).toBe('GET /showtimes?film=HO00001412&film=HO00006412')
  })

  it('shows seven days, and of each the cinemas with their times, links and marks', async () => {
    const { page } = await openNear(film)
    expect(await days(page).allTextContents()).toEqual([
      ...['Today1Oct, Thu', 'Tomorrow2Oct, Fri', 'Sat3Oct', 'Sun4Oct', 'Mon5Oct', 'Tue6Oct', 'Wed7Oct'],
    ])
    expect(await rows(page).allTextContents()).toEqual([
      'Aurum Theatre Persiaran Delima',
      'Aurum Theatre The Meranti',
      'GSC Bandar Cahaya',
      'GSC Kayangan Walk',
      'GSC Kelapa Square',
      'GSC Laman Cakera',
    ])
    await page.getByRole('button', { name: 'Show all 12 cinemas' }).click()
    await expect.poll(() => rows(page).count()).toBe(12)
    const firstOfTheOthers = part(page).locator('.rows > li').nth(6)
    expect(await firstOfTheOthers.evaluate((row) => row.contains(document.activeElement))).toBe(true)
    const panel = part(page).getByRole('tabpanel')
    const first = panel.getByRole('link', { name: '9:45 pm Ruby' })
    expect(await first.getAttribute('href')).toMatch(
      /^https:\/\/tickets\.example\/order\/showtimes\/AUR-PSD-\d+\/seats$/,
    )
    expect(await first.getAttribute('rel')).toBe('noopener')
    const words = await panel.innerText()
    for (const mark of ['Gold Class', 'Cinema Beds', '2D', 'English · Malay and Chinese subtitles', 'Audio described'])
      expect(words).toContain(mark)
    expect(await page.getByRole('group', { name: 'What the marks mean' }).innerText()).toContain('Headsets are lent')
  })

  it('says of a showtime that it is sold out, and leads nowhere; and of another that few seats are left', async () => {
    const { page } = await openNear(film)
    const soldOut = part(page).locator('.time', { hasText: 'Sold out' }).first()
    expect(await soldOut.innerText()).toMatch(/^9:50 pm\s+Keruing\s+Sold out$/)
    expect(await soldOut.evaluate((element) => element.tagName)).toBe('SPAN')
    const few = part(page).getByRole('link', { name: /Few left/ })
    expect(await few.count()).toBeGreaterThan(0)
  })

  it('has a show after midnight under the evening that it belongs to, and still has it then', async () => {
    const { page, setTime, lookAway } = await openNear(film)
    const late = part(page).getByRole('link', { name: '12:20 am after midnight on Friday 2 October Ruby' })
    await late.waitFor()
    await setTime('2026-10-02T00:10:00+08:00')
    await lookAway()
    await expect.poll(() => days(page).first().textContent()).toBe('Tonight1Oct, Thu')
    expect(await days(page).nth(1).textContent()).toBe('Today2Oct, Fri')
    await late.waitFor()
    expect(new Set(await clocks(page))).toEqual(new Set(['12:20 am']))
  })

  it('shows nothing that has begun, on the minute, and without asking again', async () => {
    const { page, setTime, lookAway } = await openNear(film, '2026-10-01T21:43:00+08:00')
    expect(await clocks(page)).toContain('9:45 pm')
    const before = visits.asked()
    await setTime('2026-10-01T21:45:00+08:00')
    await lookAway()
    await expect.poll(() => clocks(page)).not.toContain('9:45 pm')
    expect(await clocks(page)).toContain('9:50 pm')
    expect(visits.asked()).toBe(before)
  })

  it('keeps an answer for five minutes, asks again when it is shown after that, and shows none of twenty minutes', async () => {
    const { page, setTime, lookAway } = await openNear(film)
    const before = visits.asked()
    await setTime('2026-10-01T19:34:59+08:00')
    await lookAway()
    await page.reload()
    await part(page).evaluate((element) => element.scrollIntoView())
    await page.getByText('As of 7:34 pm').waitFor()
    // A new document has no memory of the last one.
    expect(visits.asked()).toBe(before + 1)
    await setTime('2026-10-01T19:39:58+08:00')
    await lookAway()
    expect(visits.asked()).toBe(before + 1)
    await setTime('2026-10-01T19:40:00+08:00')
    await lookAway()
    await page.getByText('As of 7:40 pm').waitFor()
    expect(visits.asked()).toBe(before + 2)

    visits.host.fault({ match: /showtimes/, fault: { kind: 'slow', beforeMs: 1500 } })
    await setTime('2026-10-01T20:00:00+08:00')
    await lookAway()
    await page.getByText('Asking for the showtimes').waitFor({ state: 'attached' })
    expect(await part(page).locator('time').count()).toBe(0)
    await page.getByText('As of 8:00 pm').waitFor()
  })

  it('uses what it was told for the way back to a page, too', async () => {
    const { page, navigate } = await openNear(film)
    const before = visits.asked()
    await navigate('/movies')
    await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Redline KL' }).waitFor()
    await part(page).evaluate((element) => element.scrollIntoView())
    await days(page).first().waitFor()
    expect(visits.asked()).toBe(before)
  })

  it('shows the times of the film that the visitor goes on to, and none of the one before', async () => {
    const { page, navigate, comeNear } = await openNear(film)
    const seats = () =>
      part(page)
        .locator('a[href^="https://tickets.example/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const before = await seats()
    expect(before.length).toBeGreaterThan(0)
    await navigate('/movie/night-market-republic')
    await page.getByRole('heading', { level: 1, name: 'Night Market Republic' }).waitFor()
    await comeNear()
    await days(page).first().waitFor()
    const after = await seats()
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((href) => before.includes(href))).toEqual([])
  })

  it('tells visitors elsewhere whose clocks are meant, and nobody else', async () => {
    const note = (page: Page) => page.getByText('All times are Malaysian time (GMT+8)')
    // Another zone with the same clock.
    const near = await openNear(film, evening, { timezoneId: 'Asia/Singapore' })
    expect(await note(near.page).count()).toBe(0)
    const away = await openNear(film, evening, { timezoneId: 'America/New_York' })
    expect(await note(away.page).isVisible()).toBe(true)
    expect(await clocks(away.page)).toEqual(await clocks(near.page))
    expect(await days(away.page).allTextContents()).toEqual(await days(near.page).allTextContents())
  })

  it('has the visitor’s cinema first, and remembers it on the device', async () => {
    const { page, goTo, comeNear } = await openNear(film)
    await page.getByLabel('Your cinema').selectOption('GSC Teluk Mutiara')
    await expect.poll(() => rows(page).first().textContent()).toBe('GSC Teluk Mutiara')
    await goTo('/movie/night-market-republic')
    await comeNear()
    await days(page).first().waitFor()
    expect(await rows(page).first().textContent()).toBe('GSC Teluk Mutiara')
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      'my-cinema': '{"href":"/cinema/gsc-teluk-mutiara","name":"GSC Teluk Mutiara"}',
    })
    await page.getByLabel('Your cinema').selectOption('')
    await expect.poll(() => rows(page).first().textContent()).not.toBe('GSC Teluk Mutiara')
  })

  it('has the nearest first once the visitor lets it, and says why it cannot', async () => {
    const kualaLumpur = { latitude: 3.15, longitude: 101.7 }
    const { page, requests } = await openNear(film, evening, { geolocation: kualaLumpur, permissions: ['geolocation'] })
    await page.getByRole('button', { name: 'Nearest first' }).click()
    await expect.poll(() => rows(page).first().textContent()).toBe('GSC Kayangan Walk')
    await page
      .getByText(/^\d+ m · Kuala Lumpur$/)
      .first()
      .waitFor()
    expect(requests.filter((url) => /3\.15|101\.7/.test(url))).toEqual([])

    const refused = await openNear(film, evening, { permissions: [] })
    await refused.page.getByRole('button', { name: 'Nearest first' }).click()
    await refused.page.getByRole('alert').filter({ hasText: 'Choose your cinema from the list' }).waitFor()
  })

  it('goes through the days by the arrow keys, and by the Tab key past them', async () => {
    const { page } = await openNear(film)
    await days(page).first().focus()
    const selected = () => part(page).locator('[aria-selected="true"]')
    for (const [key, day] of [
      ['ArrowRight', 'Friday 2 October'],
      ['End', 'Wednesday 7 October'],
      ['ArrowRight', 'Thursday 1 October'],
      ['ArrowLeft', 'Wednesday 7 October'],
      ['Home', 'Thursday 1 October'],
    ] as const) {
      await page.keyboard.press(key)
      await part(page).getByRole('tabpanel').getByText(day).waitFor()
      expect(await selected().evaluate((tab) => tab === document.activeElement)).toBe(true)
      expect(await part(page).locator('[role="tab"][tabindex="0"]').count()).toBe(1)
    }
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Aurum Theatre Persiaran Delima')
    expect(await part(page).getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
      await selected().getAttribute('id'),
    )
  })

  it('says of a day without showtimes when the next are, and of a week without any that there are none', async () => {
    // The programme from Thursday on is not published before Tuesday.
    const { page } = await openNear(film, '2026-10-05T12:00:00+08:00')
    await days(page).last().click()
    await page.getByText('No showtimes on this day yet.').waitFor()
    await page.getByRole('button', { name: 'The next are on Monday 5 October' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('5Oct')
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0)

    const over = await open(film, '2026-12-24T12:00:00+08:00')
    await over.comeNear()
    await over.page.getByText('No showtimes are announced for the next seven days.').waitFor()
    expect(await days(over.page).count()).toBe(0)
    expect(await violations(over.page, '#showTimes')).toEqual([])
  })
})

describe('the page of a cinema', () => {
  it('shows the films of each day with their times', async () => {
    const { page } = await openNear(cinema)
    expect(visits.host.requests.at(-1)).toBe('GET /showtimes?cinema=GSC-KYW')
    const films = await rows(page).allTextContents()
    expect(films).toContain('Redline KL')
    expect(films.length).toBeGreaterThan(3)
    await days(page).nth(2).click()
    await part(page).getByRole('tabpanel').getByText('Saturday 3 October').waitFor()
    expect((await clocks(page)).length).toBeGreaterThan(20)
    expect(await rows(page).getByRole('link', { name: 'Redline KL' }).getAttribute('href')).toBe('/movie/redline-kl')
    expect(await page.getByLabel('Your cinema').count()).toBe(0)
  })
})

describe('while it waits and when it is there', () => {
  it.each([
    [film, 360],
    [cinema, 1280],
  ])('moves nothing on %s at %d px, however late the answer comes', async (path, width) => {
    visits.host.fault({ match: /showtimes/, fault: { kind: 'slow', beforeMs: 1500 } })
    const { page, comeNear } = await open(path, evening, {
      viewport: { width, height: 900 },
      mayComplainOf: /ERR_FAILED/,
    })
    // The stand-ins of posters are square: they would move what is below them where the true ones do not.
    await page.route('**/media/**', (route) => route.abort())
    await watchShifts(page)
    await comeNear()
    await page.getByText('Asking for the showtimes').waitFor({ state: 'attached' })
    await days(page).first().waitFor()
    await page.waitForTimeout(200)
    expect(await shiftsOn(page)).toEqual([])
  })

  it.each([film, cinema])('has nothing that axe finds wrong on %s, narrow or wide', async (path) => {
    visits.host.fault({ match: /showtimes/, times: 1, fault: { kind: 'slow', beforeMs: 2500 } })
    const { page, comeNear } = await open(path)
    await comeNear()
    await page.getByText('Asking for the showtimes').waitFor({ state: 'attached' })
    expect(await violations(page, '#showTimes')).toEqual([])
    await days(page).first().waitFor()
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page, '#showTimes')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
})

it('is complete without script: which cinemas show the film, and where tickets are sold', async () => {
  const { page } = await visits.site.open(film, { javaScriptEnabled: false })
  await part(page).getByRole('link', { name: 'GSC Kayangan Walk', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Buy Tickets Now' }).first().getAttribute('href')).toMatch(
    /^https:\/\/tickets\.example\//,
  )
})
