/** The visitor's cinema, in a real browser: chosen once, shown everywhere, told to nobody. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
const evening = '2026-10-01T19:30:00+08:00'
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^My cinema/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'My cinema' })
const choices = (page: Page) => dialog(page).getByRole('list', { name: 'Cinemas' }).getByRole('button')
const cinema = { href: '/cinema/gsc-teluk-mutiara', name: 'GSC Teluk Mutiara' }

async function choose(page: Page, name: string): Promise<void> {
  await button(page).click()
  await choices(page).filter({ hasText: name }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** As somebody comes back who has chosen it before. */
async function openAgain(path: string, width = 1280) {
  const visit = await site.visit({ now: evening, viewport: { width, height: 780 }, reducedMotion: 'reduce' })
  await visit.page
    .context()
    .addInitScript((cinema) => localStorage.setItem('my-cinema', JSON.stringify(cinema)), cinema)
  await watchShifts(visit.page)
  await visit.goTo(path)
  return visit
}

/** The tests' service has one address for all tickets; here each cinema has its own. */
const giveTickets = (page: Page) =>
  page.route('**/cinemas.json', async (route) => {
    const response = await route.fetch()
    const cinemas: readonly { readonly href: string }[] = await response.json()
    const json = cinemas.map((one) => ({ ...one, tickets: `https://tickets.example${one.href}?on={date}` }))
    await route.fulfill({ response, json })
  })

const ownTickets = `https://tickets.example${cinema.href}?on=`

describe('the choice', () => {
  it('lists every cinema, finds one by its place, and closes with the choice, which the header then says', async () => {
    const { page, requests } = await site.open('/', { now: evening })
    expect(requests.filter((path) => /my-cinema-dialog|cinemas\.json/.test(path))).toEqual([])
    await button(page).click()
    await expect.poll(() => choices(page).count()).toBe(14)
    await dialog(page).getByRole('searchbox').fill('penang')
    const found = await choices(page).allTextContents()
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(5)
    await dialog(page).getByRole('searchbox').fill('teluk')
    await choices(page).first().click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByRole('button', { name: 'My cinema: GSC Teluk Mutiara', exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('GSC Teluk Mutiara')
  })

  it('stays where a press that began in it ends beside it, as when typed words are marked', async () => {
    const { page } = await site.open('/faqs', { now: evening })
    await button(page).click()
    const field = dialog(page).getByRole('searchbox')
    await field.fill('penang')
    const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(20, y + height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(await field.inputValue()).toBe('penang')
    await page.mouse.click(20, y)
    await dialog(page).waitFor({ state: 'hidden' })
  })

  it('has the nearest first, and tells the position to nobody', async () => {
    const { page, requests } = await site.open('/movies', {
      geolocation: { latitude: 1.55, longitude: 110.35 },
      permissions: ['geolocation'],
    })
    await button(page).click()
    await expect.poll(() => choices(page).count()).toBe(14)
    await dialog(page).getByRole('button', { name: 'Nearest first' }).click()
    await expect.poll(() => choices(page).first().textContent()).toBe('GSC Sungai Emas1.0 km · Kuching · Sarawak')
    await choices(page).first().click()
    expect(requests.filter((url) => !url.startsWith('/') || /1\.55|110\.35/.test(url))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('my-cinema'))).toBe(
      '{"href":"/cinema/gsc-sungai-emas","name":"GSC Sungai Emas"}',
    )
  })

  it('says that the position is refused, and no longer when it is opened again', async () => {
    const { page } = await site.open('/faqs', { permissions: [] })
    await button(page).click()
    await dialog(page).getByRole('button', { name: 'Nearest first' }).click()
    const refused = dialog(page).getByRole('alert').filter({ hasText: 'keeps your position to itself' })
    await refused.waitFor()
    await choices(page).first().click()
    await dialog(page).waitFor({ state: 'hidden' })
    await button(page).click()
    await dialog(page).waitFor()
    expect(await refused.count()).toBe(0)
  })

  it('says whether it is open and where its tickets are, and forgets it', async () => {
    const { page, goTo } = await openAgain('/not-found')
    await giveTickets(page)
    await goTo('/faqs')
    await button(page).click()
    const chosen = dialog(page).getByRole('region', { name: 'Chosen' })
    await chosen.getByText(/^Open until \d/).waitFor()
    expect(await chosen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe(ownTickets)
    expect(await chosen.getByRole('link', { name: 'Showtimes and offers' }).getAttribute('href')).toBe(cinema.href)
    expect(await violations(page, 'dialog[open]')).toEqual([])
    await chosen.getByRole('button', { name: 'Forget it' }).click()
    await dialog(page).getByText('Choose it once').waitFor()
    const list = dialog(page).getByRole('list', { name: 'Cinemas' })
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('my-cinema'))).toBeNull()
  })

  it('is made on the page of a cinema, too, and taken back there', async () => {
    const { page } = await site.open(cinema.href)
    const own = page.locator('main').getByRole('button', { name: 'My cinema' })
    await own.click()
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('banner').getByRole('button', { name: 'My cinema: GSC Teluk Mutiara' }).waitFor()
    await own.click()
    await page.getByRole('banner').getByRole('button', { name: 'My cinema', exact: true }).waitFor()
  })

  it('says that a cinema is gone that has closed since, and leads nowhere then', async () => {
    const { page, goTo } = await site.visit({ now: evening, reducedMotion: 'reduce' })
    const closed = { href: '/cinema/gsc-long-gone', name: 'GSC Long Gone' }
    await page.context().addInitScript((cinema) => localStorage.setItem('my-cinema', JSON.stringify(cinema)), closed)
    await goTo('/')
    await button(page).click()
    await dialog(page).getByText('This cinema is no longer one of ours. Choose another from the list.').waitFor()
    expect(await dialog(page).getByRole('region', { name: 'Chosen' }).getByRole('link').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await choices(page).filter({ hasText: cinema.name }).click()
    await expect.poll(() => button(page).textContent()).toContain(cinema.name)
  })

  it('says that the list cannot be reached, and tries again', async () => {
    const { page } = await site.open('/faqs', { mayComplainOf: /ERR_FAILED|Failed to load/ })
    await page.route('**/cinemas.json', (route) => route.abort())
    await button(page).click()
    await dialog(page).getByRole('alert').getByText('The list of cinemas cannot be reached').waitFor()
    await page.unroute('**/cinemas.json')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => choices(page).count()).toBe(14)
    const list = dialog(page).getByRole('list', { name: 'Cinemas' })
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('once it is chosen', () => {
  it.each([360, 768, 1280, 1920])('is in the header at %d px, and moves nothing when it comes', async (width) => {
    const { page } = await openAgain('/faqs', width)
    await page.getByRole('banner').getByRole('button', { name: 'My cinema: GSC Teluk Mutiara' }).waitFor()
    expect(await shiftsOn(page)).toEqual([])
  })

  it('is where the buttons for tickets lead, but on the page of another cinema or of a film', async () => {
    const { page, navigate, goTo } = await openAgain('/not-found')
    await giveTickets(page)
    await goTo('/faqs')
    const buy = page.getByRole('banner').getByRole('link', { name: 'Buy Tickets Now' })
    await expect.poll(() => buy.getAttribute('href')).toBe(ownTickets)
    for (const [path, name] of [
      ['/cinema/gsc-kayangan-walk', 'GSC Kayangan Walk'],
      ['/movie/redline-kl', 'Redline KL'],
    ] as const) {
      await navigate(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const own = page.locator('main header').getByRole('link', { name: 'Buy Now' })
      expect([path, await buy.getAttribute('href')]).toEqual([path, await own.getAttribute('href')])
      expect(await buy.getAttribute('href')).not.toBe(ownTickets)
    }
    // Not sold yet.
    await navigate('/movie/chrome-orchid')
    await page.getByRole('heading', { level: 1, name: 'Chrome Orchid' }).waitFor()
    await expect.poll(() => buy.getAttribute('href')).toBe(ownTickets)
  })

  it('is said on the offers that are good there, which come first in lists that nobody has before their eyes', async () => {
    const { page, navigate } = await openAgain('/promotion')
    const areNoted = () =>
      page
        .locator('main article')
        .evaluateAll((cards) => cards.map((card) => card.textContent?.includes('At your cinema')))
    await page.getByText('At your cinema').first().waitFor()
    expect(await shiftsOn(page)).toEqual([])
    const first = (await areNoted()).indexOf(false)
    expect((await areNoted()).slice(first)).toContain(true)
    await navigate('/faqs')
    await page.getByText('At your cinema').first().waitFor({ state: 'detached' })
    await navigate('/promotion')
    await page.getByText('At your cinema').first().waitFor()
    const later = (await areNoted()).indexOf(false)
    expect(later).toBeGreaterThan(first)
    expect((await areNoted()).slice(later)).not.toContain(true)
    // One that names the cinema, and one of its whole brand.
    for (const title of ['Refill Friday', "It's Your Birthday"])
      expect(await page.locator('main article article', { hasText: title }).textContent()).toContain('At your cinema')
  })

  it('holds in all tabs', async () => {
    const { page } = await site.open('/faqs')
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open('/movies')),
    ])
    await choose(page, 'GSC Teluk Mutiara')
    await other.getByRole('banner').getByRole('button', { name: 'My cinema: GSC Teluk Mutiara' }).waitFor()
  })

  it.each([
    'nonsense',
    '{"href":"https://evil.example/","name":"Evil"}',
    '{"href":"/movie/x","name":"No cinema"}',
    '[]',
    'null',
  ])('is none if the device holds %s', async (stored) => {
    const { page, goTo } = await site.visit()
    await page.context().addInitScript((stored) => localStorage.setItem('my-cinema', stored), stored)
    await goTo('/faqs')
    await page.getByRole('banner').getByRole('button', { name: 'My cinema', exact: true }).waitFor()
  })
})

it('lasts as long as the document where nothing can be stored', async () => {
  const { page } = await site.open('/faqs', {
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError')
        },
      }),
  })
  await choose(page, 'GSC Teluk Mutiara')
  await page.getByRole('banner').getByRole('button', { name: 'My cinema: GSC Teluk Mutiara' }).waitFor()
})

it('is absent without script', async () => {
  const { page } = await site.open(cinema.href, { javaScriptEnabled: false })
  expect(await page.getByRole('button', { name: 'My cinema' }).count()).toBe(0)
})
