/** When live showtimes are asked for, how long an answer is good, and what is there until it comes: in a real browser. */
import { describe, expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { cinema, days, evening, film, part, showtimesVisits } from '#test/support/browser/showtimes-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const visits = showtimesVisits()
const { open, openNear } = visits

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
