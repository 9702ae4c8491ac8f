/** The gallery of a built page, in a real browser. */
import { expect, it } from 'vitest'
import { browserCan } from '#test/support/browser/launch/browser-can.ts'
import { violations } from '#test/support/browser/violations.ts'
import { counter, film, galleryLinks, galleryVisits, isOpened, wide } from './gallery-visits.ts'

const { site, openFilm } = galleryVisits()

it('is fetched with the first click, its styles too', async () => {
  const { page, requests, links, lightbox } = await openFilm()
  expect(requests.filter((path) => /open-link|lightbox/.test(path))).toEqual([])
  await links.first().click()
  await lightbox.waitFor()
  expect(requests.filter((path) => /open-link.*\.js$/.test(path))).toHaveLength(1)
  expect(requests.filter((path) => /lightbox.*\.css$/.test(path))).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.pswp') !== null)).toBe(true)
})

it('shows all pictures of the page, with captions from their alternative texts and a counter', async () => {
  const { page, links } = await openFilm()
  const alts = await links.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  const all = new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).size
  expect(all).toBeGreaterThan(2)
  await links.nth(1).click()
  await isOpened(page)
  expect(await counter(page).textContent()).toBe(`2 of ${all}`)
  expect(await page.locator('.pswp__caption').textContent()).toBe(alts[1])
})

it('is worked by keys alone, keeps the focus, and gives it back', async () => {
  const { page, links, lightbox } = await openFilm()
  await links.first().focus()
  await page.keyboard.press('Enter')
  await isOpened(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => counter(page).textContent()).toMatch(/^2 of/)
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#siteRoot') === null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe(await links.nth(1).getAttribute('href'))
})

it('zooms by key', async () => {
  // Narrower than the picture, or there would be nothing to see larger.
  const { page, links } = await openFilm({ viewport: { width: 900, height: 700 } })
  await links.first().click()
  await isOpened(page)
  await page.keyboard.press('z')
  await page.locator('.pswp--zoomed-in').waitFor()
})

it('gives the focus back to the button of the trailer, where that opened it', async () => {
  const { page, lightbox } = await openFilm(wide, '/movie/redline-kl')
  const trailer = page.locator('main a[data-gallery="again"]').first()
  await trailer.focus()
  await page.keyboard.press('Enter')
  await isOpened(page)
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'detached' })
  await expect.poll(() => trailer.evaluate((link) => link === document.activeElement)).toBe(true)
})

it('fades out in 270 ms', async () => {
  const { page, links, lightbox } = await openFilm()
  await links.first().click()
  await isOpened(page)
  const fade = await page.evaluate(
    () =>
      new Promise((done) => {
        const element = document.querySelector<HTMLElement>('.pswp')
        element?.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target === element) done([propertyName, getComputedStyle(element).transitionDuration])
        })
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      }),
  )
  expect(fade).toEqual(['opacity', '0.27s'])
  await lightbox.waitFor({ state: 'detached' })
})

it.runIf(browserCan('be touched'))(
  'behaves as on a phone below 992 px: no arrows, all of the screen, fingers move it',
  async () => {
    const phone = await openFilm({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
    await phone.links.first().tap()
    await isOpened(phone.page)
    expect(await phone.page.locator('.pswp__button--arrow:visible').count()).toBe(0)
    const touch = await phone.page.context().newCDPSession(phone.page)
    const at = (x: number) => [{ x, y: 400 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320) })
    for (const x of [280, 220, 160, 100, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => counter(phone.page).textContent()).toMatch(/^2 of/)

    for (const [width, arrows] of [
      [991, 0],
      [992, 2],
    ] as const) {
      const { page, links } = await openFilm({ viewport: { width, height: 700 } })
      await links.first().click()
      await isOpened(page)
      expect(await page.locator('.pswp__button--arrow:visible').count(), `at ${width} px`).toBe(arrows)
    }
  },
)

it('asks for the type of a source without an extension, and says where it is invalid', async () => {
  const { page, links } = await openFilm()
  const asked: string[] = []
  for (const [index, type] of ['video/mp4', 'text/html'].entries()) {
    await links.nth(index).evaluate((link, path) => link.setAttribute('href', path), `/source-${index}`)
    await page.route(`**/source-${index}`, (route, request) => {
      if (request.resourceType() !== 'fetch') return
      asked.push(`${request.method()} ${request.url().slice(site.url.length)}`)
      return route.fulfill({ contentType: type, body: 'x' })
    })
  }
  await links.first().click()
  await isOpened(page)
  await page.locator('.pswp video').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText('Invalid source').waitFor()
  expect(asked.toSorted()).toEqual(['GET /source-0', 'GET /source-1'])
  expect(await page.evaluate(() => localStorage.getItem('lightbox-sources'))).toBe(
    JSON.stringify({ [`${site.url}/source-0`]: 'video' }),
  )
})

it.runIf(browserCan('be without script'))('works as plain links without script', async () => {
  const { page } = await site.open(film, { javaScriptEnabled: false })
  expect(await galleryLinks(page).first().getAttribute('href')).toMatch(/^\/media\/.*\.webp$/)
})

it.runIf(browserCan('be looked at by axe'))('has no violation of accessibility while it is open', async () => {
  const { page, links } = await openFilm()
  await links.first().click()
  await isOpened(page)
  expect(await violations(page)).toEqual([])
})

it('takes no other dialog over it: no keys open the search', async () => {
  const { page, links, lightbox } = await openFilm()
  await links.first().click()
  await isOpened(page)
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(500)
  expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
})
