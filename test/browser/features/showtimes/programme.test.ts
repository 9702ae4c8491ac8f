/** Live showtimes on pages of films and cinemas, in a real browser, told by the stand-in: which are shown, and how. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import {
  cinema,
  clocks,
  days,
  evening,
  film,
  part,
  rows,
  showtimesVisits,
} from '#test/support/browser/showtimes-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const visits = showtimesVisits()
const { open, openNear } = visits

describe('the page of a film', () => {
  it('shows seven days, and of each the cinemas with their times, links and marks', async () => {
    const { page } = await openNear(film, '2026-10-01T19:02:00+08:00')
    expect(await days(page).allTextContents()).toEqual([
      ...['Today1Oct, Thu', 'Tomorrow2Oct, Fri', 'Sat3Oct', 'Sun4Oct', 'Mon5Oct', 'Tue6Oct', 'Wed7Oct'],
    ])
    expect(await rows(page).allTextContents()).toEqual([
      'Aurum Theatre Persiaran Delima',
      'Aurum Theatre The Meranti',
      'GSC Kayangan Walk',
      'GSC Kelapa Square',
      'GSC Laman Cakera',
      'GSC Padang Hijau',
    ])
    await page.getByRole('button', { name: 'Show all 11 cinemas' }).click()
    await expect.poll(() => rows(page).count()).toBe(11)
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

  it('shows all cinemas where the others would be but one or two', async () => {
    const { page } = await openNear(film, '2026-10-01T21:46:00+08:00')
    expect(await rows(page).count()).toBe(8)
    expect(
      await part(page)
        .getByRole('button', { name: /^Show all/ })
        .count(),
    ).toBe(0)
  })

  it('says of a showtime that it is sold out, and leads nowhere; and of another that few seats are left', async () => {
    const { page } = await openNear(film)
    const soldOut = part(page).locator('.time', { hasText: 'Sold out' }).first()
    expect(await soldOut.innerText()).toMatch(/^9:50\spm\s+Keruing\s+Sold out$/)
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
    expect(new Set(await clocks(page))).toEqual(new Set(['12:20\u00a0am']))
  })

  it('shows nothing that has begun, on the minute, and without asking again', async () => {
    const { page, setTime, lookAway } = await openNear(film, '2026-10-01T21:43:00+08:00')
    expect(await clocks(page)).toContain('9:45\u00a0pm')
    const before = visits.asked()
    await setTime('2026-10-01T21:45:00+08:00')
    await lookAway()
    await expect.poll(() => clocks(page)).not.toContain('9:45\u00a0pm')
    expect(await clocks(page)).toContain('9:50\u00a0pm')
    expect(visits.asked()).toBe(before)
  })

  it('tells visitors elsewhere whose clocks are meant, and nobody else', async () => {
    const note = (page: Page) => page.getByText('All times are Malaysian (GMT+8)')
    // Another zone with the same clock.
    const near = await openNear(film, evening, { timezoneId: 'Asia/Singapore' })
    expect(await note(near.page).count()).toBe(0)
    const away = await openNear(film, evening, { timezoneId: 'America/New_York' })
    expect(await note(away.page).isVisible()).toBe(true)
    expect(await clocks(away.page)).toEqual(await clocks(near.page))
    expect(await days(away.page).allTextContents()).toEqual(await days(near.page).allTextContents())
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

it('says of an evening whose last show has begun that there are no more, and not that there are none yet', async () => {
  const { page } = await openNear(film, '2026-10-02T03:00:00+08:00')
  await days(page).first().click()
  await expect.poll(() => days(page).first().textContent()).toMatch(/^Tonight1Oct/)
  await page.getByText('No more showtimes on this day.').waitFor()
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
