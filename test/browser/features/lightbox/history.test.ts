/** The gallery, and the way to it, back from it and on to other pages, in a real browser. */
import { expect, it } from 'vitest'
import { addressOf, goBack } from '#test/support/browser/visit.ts'
import { counter, film, galleryVisits, isOpened, wide } from './gallery-visits.ts'

const { site, openFilm } = galleryVisits()

it('gives every slide an address; the way back closes it, and a shared address opens it', async () => {
  const { page, links, lightbox } = await openFilm()
  await links.first().click()
  await isOpened(page)
  const [, first] = (await addressOf(page)).split('#')
  expect(first).toMatch(/^picture-/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await addressOf(page)).split('#')[1]).not.toBe(first)
  const shared = await addressOf(page)
  await goBack(page)
  await lightbox.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe(site.url + film)

  const other = await openFilm(wide, shared.slice(site.url.length))
  await isOpened(other.page)
  expect(await counter(other.page).textContent()).toMatch(/^2 of/)
  await other.page.keyboard.press('Escape')
  await other.lightbox.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(other.page)).toBe(site.url + film)
})

it('is gone by the way back before it has opened, too', async () => {
  const { page, links, lightbox } = await openFilm()
  await links.first().click()
  await lightbox.waitFor({ state: 'attached' })
  await goBack(page)
  await lightbox.waitFor({ state: 'detached' })
  expect(await page.locator('#siteRoot').getAttribute('inert')).toBeNull()
  await expect.poll(() => addressOf(page)).toBe(site.url + film)
})

it('opens over no page that was gone on to while its styles were fetched', async () => {
  const { page, links, lightbox, navigate } = await openFilm()
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = page.waitForRequest(/\/lightbox[^/]*\.css/)
  await page.route(/\/lightbox[^/]*\.css/, async (route) => {
    await held
    await route.fallback()
  })
  await links.first().click()
  await asked
  await navigate('/privacy-policy')
  await page.getByRole('heading', { level: 1, name: 'Personal Data Notice' }).waitFor()
  answer()
  // As long as it would take to open.
  await page.waitForTimeout(700)
  expect(await lightbox.count()).toBe(0)
  expect(new URL(await addressOf(page)).hash).toBe('')
})

it('does not move the page, nor load it, by opening and closing', async () => {
  const { page, links, lightbox, requests } = await openFilm()
  await links.first().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // What comes late above it changes how far the page is scrolled, not where the picture stands.
  const topOf = () => links.first().evaluate((link) => link.getBoundingClientRect().top)
  const top = await topOf()
  await links.first().click()
  await isOpened(page)
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'detached' })
  await expect.poll(() => addressOf(page)).toBe(site.url + film)
  // Firefox stands between two pixels where the parts above are as high as their words.
  expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1)
  expect(requests.filter((path) => path.endsWith('payload.json'))).toEqual([])
})

it('goes with a page that is left while it is open, and leads back to none', async () => {
  const { page, links, lightbox } = await openFilm()
  await links.first().click()
  await isOpened(page)
  // As a form does that was sent meanwhile.
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/movies"]')?.click())
  await lightbox.waitFor({ state: 'detached' })
  const movies = page.getByRole('heading', { level: 1, name: 'Movies' })
  await expect.poll(() => movies.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await page.waitForTimeout(500)
  expect(await addressOf(page)).toBe(`${site.url}/movies`)
  expect(await movies.count()).toBe(1)
})
