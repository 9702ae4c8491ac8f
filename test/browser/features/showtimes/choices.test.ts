/** What a visitor chooses among live showtimes: a cinema, a place, a day. In a real browser. */
import { describe, expect, it } from 'vitest'
import { days, evening, film, part, rows, showtimesVisits } from '#test/support/browser/showtimes-visits.ts'

const visits = showtimesVisits()
const { openNear } = visits

describe('the page of a film', () => {
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

  it.each([
    [
      'one of which nothing is known, as it sells nothing',
      true,
      /sells nothing online\. Ask the cinema what it shows\.$/,
    ],
    ['one that does not show it', false, /^GSC Sungai Emas does not show this film\.$/],
  ])('says of the visitor’s cinema that it is %s', async (_, sellsNothing, words) => {
    const { page, goTo, comeNear } = await visits.open('/not-found')
    await page
      .context()
      .addInitScript(() =>
        localStorage.setItem('my-cinema', '{"href":"/cinema/gsc-sungai-emas","name":"GSC Sungai Emas"}'),
      )
    await page.route('**/cinemas.json', async (route) => {
      const response = await route.fetch()
      const cinemas: readonly { readonly href: string }[] = await response.json()
      const json = cinemas.map((one) => ({
        ...one,
        ...(sellsNothing && one.href === '/cinema/gsc-sungai-emas' ? { sellsNothing } : {}),
      }))
      await route.fulfill({ response, json })
    })
    await goTo(film)
    await comeNear()
    await days(page).first().waitFor()
    const note = part(page).locator('.first .note').filter({ hasText: 'GSC Sungai Emas' })
    await expect.poll(() => note.textContent()).toMatch(words)
    expect(await note.getByRole('link').count()).toBe(sellsNothing ? 1 : 0)
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
    await refused.page.getByRole('alert').filter({ hasText: 'Choose yours from the list' }).waitFor()
  })

  it('says that it could not fetch where the cinemas are, though the device knows where it is, and asks again', async () => {
    const { page } = await openNear(film, evening, {
      geolocation: { latitude: 3.15, longitude: 101.7 },
      permissions: ['geolocation'],
      mayComplainOf: /ERR_FAILED/,
    })
    await page.route('**/cinemas.json', (route) => route.abort())
    const nearest = page.getByRole('button', { name: 'Nearest first' })
    await nearest.click()
    await page.getByRole('alert').filter({ hasText: 'This page does not know where our cinemas are.' }).waitFor()
    await page.unroute('**/cinemas.json')
    await nearest.click()
    await expect.poll(() => rows(page).first().textContent()).toBe('GSC Kayangan Walk')
  })

  it('keeps what was chosen where showtimes are asked for anew', async () => {
    const { page, setTime, lookAway } = await openNear(film)
    const selected = part(page).locator('[aria-selected="true"]')
    const day = days(page).nth(2)
    await day.click()
    await part(page)
      .getByRole('button', { name: /^Show all/ })
      .click()
    const [label, count] = [await day.textContent(), await rows(page).count()]
    visits.host.fault({ match: /showtimes/, fault: { kind: 'slow', beforeMs: 500 } })
    await setTime('2026-10-01T20:00:00+08:00')
    await lookAway()
    await page.getByText('Asking for the showtimes').waitFor({ state: 'attached' })
    await page.getByText('As of 8:00 pm').waitFor()
    expect(await selected.textContent()).toBe(label)
    expect(await rows(page).count()).toBe(count)
  })

  it('has a cinema first that was chosen while the device was asked where it is', async () => {
    const { page } = await openNear(film, evening, {
      before: () => {
        navigator.geolocation.getCurrentPosition = (found) => {
          const coords = { latitude: 3.15, longitude: 101.7 } as GeolocationCoordinates
          Reflect.set(window, 'answer', () => found({ coords } as GeolocationPosition))
        }
      },
    })
    await page.getByRole('button', { name: 'Nearest first' }).click()
    await page.getByLabel('Your cinema').selectOption('GSC Teluk Mutiara')
    await expect.poll(() => rows(page).first().textContent()).toBe('GSC Teluk Mutiara')
    await page.evaluate(() => Reflect.get(window, 'answer')())
    // What is nearest is fetched then.
    await page.waitForTimeout(500)
    expect(await rows(page).first().textContent()).toBe('GSC Teluk Mutiara')
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
    // With another key it is the browser's.
    await page.keyboard.press('Control+End')
    await expect.poll(() => selected().textContent()).toContain('Today')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Aurum Theatre Persiaran Delima')
    expect(await part(page).getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
      await selected().getAttribute('id'),
    )
  })
})
