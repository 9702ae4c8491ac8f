/** Cinemas by their distance, in a real browser. */
import { describe, expect, it } from 'vitest'
import { finderVisits, listed, queryOf, said } from './finder.ts'

const { open } = finderVisits()

describe('near me', () => {
  const kuching = { latitude: 1.55, longitude: 110.35 }

  it('sorts by distance once the visitor lets it, and asks nobody before', async () => {
    const { page, requests } = await open('/cinema', { geolocation: kuching, permissions: ['geolocation'] })
    expect((await listed(page))[0]).not.toBe('GSC Sungai Emas')
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).toBe('GSC Sungai Emas')
    await page.getByText('1.0 km · Kuching').waitFor()
    expect(await said(page)).toContain('the nearest first')
    // The position stays here.
    expect(requests.filter((url) => !url.startsWith('/') || /1\.55|110\.35/.test(url))).toEqual([])
    expect(queryOf(page)).toBe('')
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).not.toBe('GSC Sungai Emas')
  })

  it('is answered before the eyes of who asks on a phone, where filters are behind a button', async () => {
    const { page } = await open('/cinema', {
      geolocation: kuching,
      permissions: ['geolocation'],
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
    })
    expect(await page.getByLabel('State').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('State').waitFor()
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect.poll(async () => (await listed(page))[0]).toBe('GSC Sungai Emas')
    const nearest = page.locator('main article article').first()
    await expect.poll(() => nearest.evaluate((card) => card.getBoundingClientRect().top)).toBeLessThan(300)
  })

  it('explains what to do where it is refused', async () => {
    const { page } = await open('/cinema', { permissions: [] })
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByRole('alert').filter({ hasText: 'search for your town' }).waitFor()
    expect(await listed(page)).toHaveLength(14)
  })
})
