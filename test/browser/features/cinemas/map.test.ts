/** The map of the cinemas, in a real browser. */
import { describe, expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { field, finderVisits } from './finder.ts'

const { site, open } = finderVisits()

describe('the map', () => {
  it('leaves one finger to the page: two move the map', async () => {
    const { page } = await open('/cinema', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y')
  })

  const phone = { viewport: { width: 720, height: 800 } }

  it('stands beside the list where there is room, by itself, and moves nothing when it comes', async () => {
    const { page, goTo } = await site.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await watchShifts(page)
    await goTo('/cinema')
    const map = page.locator('.cinemaMap')
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(await page.getByRole('button', { name: /the map$/ }).isVisible()).toBe(false)
    expect(await shiftsOn(page)).toEqual([])
    const [place, list] = await Promise.all([
      map.boundingBox(),
      page.locator('main article article').first().boundingBox(),
    ])
    expect(place?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0))
    // It stays while the list is gone through.
    await page.locator('main article article').last().scrollIntoViewIfNeeded()
    const seen = await map.boundingBox()
    expect(seen?.y).toBeGreaterThan(0)
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  it('shows both parts of the country with their whole land, and one alone where all that is found is there', async () => {
    const { page } = await open('/cinema', { viewport: { width: 1280, height: 900 } })
    const peninsula = page.getByRole('region', { name: 'Map of the cinemas: Peninsular Malaysia' })
    const borneo = page.getByRole('region', { name: 'Map of the cinemas: Sarawak and Sabah' })
    await peninsula.getByRole('link', { name: 'GSC Pelangi Galleria' }).waitFor()
    await borneo.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    for (const part of [peninsula, borneo]) {
      const { frame, lands } = await part.evaluate((element) => ({
        frame: element.getBoundingClientRect().toJSON() as DOMRect,
        lands: Array.from(element.querySelectorAll('path.land'), (land) => land.getBoundingClientRect())
          .filter(({ width, height }) => width > 20 && height > 20)
          .map((land) => land.toJSON() as DOMRect),
      }))
      const whole = lands.filter(
        ({ left, right, top, bottom }) =>
          left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom,
      )
      expect(Math.max(...whole.map(({ height }) => height / frame.height))).toBeGreaterThan(0.6)
    }
    await field(page).fill('kuching')
    const map = page.getByRole('region', { name: 'Map of the cinemas', exact: true })
    await expect.poll(() => map.getByRole('link').allTextContents()).toEqual(['GSC Sungai Emas'])
    expect(await borneo.count()).toBe(0)
  })

  it('comes only when it is asked for, and from this host alone', async () => {
    const { page, requests, complaints } = await open('/cinema', phone)
    expect(requests.filter((url) => url.includes('cinema-map'))).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).waitFor()
    expect(requests.some((url) => url.includes('cinema-map'))).toBe(true)
    expect(requests.filter((url) => !url.startsWith('/'))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('leads to a cinema, comes nearer to several, and shows what was found', async () => {
    const { page } = await open('/cinema', phone)
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the cinemas' })
    await map
      .getByRole('button', { name: /^Look closer at/ })
      .first()
      .click()
    await map.getByRole('link', { name: 'Velvet Cinemas Lorong Kasturi' }).waitFor()
    await field(page).fill('kuching')
    await expect.poll(() => map.getByRole('link').allTextContents()).toEqual(['GSC Sungai Emas'])
    await map.getByRole('link', { name: 'GSC Sungai Emas' }).click()
    await page.getByRole('heading', { level: 1, name: 'GSC Sungai Emas' }).waitFor()
  })
})

it('keeps the name of a state in view beside the map while its cinemas pass', async () => {
  const { page } = await site.open('/cinema', { viewport: { width: 1280, height: 800 } })
  const state = page
    .locator('section[aria-labelledby^="stateName-"]')
    .filter({ has: page.locator('li + li') })
    .first()
  await state
    .locator('li')
    .last()
    .evaluate((cinema) => cinema.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const bottomOfHeader = await page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom)
  const { y = 0 } = (await state.getByRole('heading').first().boundingBox()) ?? {}
  expect(Math.round(y)).toBe(Math.round(bottomOfHeader))
})
