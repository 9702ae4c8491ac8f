/** How pages begin: what stands above a title, the buttons below it, the light where there is no picture, and the way to the text. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 800 }

it.each(['/about-gsc/about-us', '/food-and-beverage/popcorn-counter', '/experience/surround-64', '/book-a-hall'])(
  'leaves on a phone no hole between the head of a page and its text: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: phone })
    const hole = await page
      .locator('main article')
      .first()
      .evaluate((article) => {
        const header = article.querySelector('header')
        const text = [...article.querySelectorAll('p')].find((one) => !header?.contains(one))
        const end = header?.querySelector('h1')?.parentElement?.lastElementChild?.getBoundingClientRect().bottom
        return (text?.getBoundingClientRect().top ?? Number.NaN) - (end ?? Number.NaN)
      })
    expect(hole).toBeGreaterThan(12)
    expect(hole).toBeLessThan(32)
  },
)

it.each([
  '/film-festival/lantern-film-festival',
  '/international-screenings/first-day-first-show',
  '/event/quiet-screening-morning',
  '/promotion/family-four-pack',
])(
  'fills the rows of buttons on a phone, the first with the main action, and has no icon alone in one: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: phone })
    const buttons = await page.locator('main header :is(a, button):not(nav *)').evaluateAll((all) =>
      all.map((button) => {
        const { top, bottom, width } = button.getBoundingClientRect()
        return { name: button.textContent, row: Math.round((top + bottom) / 2), width }
      }),
    )
    const rows = Object.values(Object.groupBy(buttons, ({ row }) => row)).map((row = []) => ({
      names: row.map(({ name }) => name),
      width: row.reduce((sum, { width }) => sum + width, 0),
    }))
    expect(rows.filter(({ width }) => width < 305)).toEqual([])
    expect(rows[0]?.names.filter((name) => name !== 'Share')).toHaveLength(1)
  },
)

it.each([768, 1280])('has what shares a promotion in a row with another button, at %i px', async (width) => {
  const { page } = await site.open('/promotion/family-four-pack', { viewport: { width, height: 900 } })
  const share = page.getByRole('button', { name: 'Share' })
  const others = page.locator('main header').getByRole('link', { name: 'All from GSC' })
  const middleOf = (part: typeof share) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    })
  expect(await middleOf(share)).toBeCloseTo(await middleOf(others), 0)
})

it.each(['/accessibility', '/cinema', '/movies', '/abac-policy', '/faq/tickets-and-booking'])(
  'begins a page without a picture as far below the header as all others, in a trace of light: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: desktop })
    const head = page.locator('main header.lit')
    const { gap, light } = await head.evaluate((header) => {
      const first = header.querySelector('nav, p, h1')?.getBoundingClientRect().top ?? Number.NaN
      const bar = document.querySelector('#siteRoot > header')?.getBoundingClientRect().bottom ?? Number.NaN
      const { backgroundImage, zIndex } = getComputedStyle(header, '::before')
      return { gap: first - bar, light: { isGradient: backgroundImage.includes('radial-gradient'), zIndex } }
    })
    expect(gap).toBeGreaterThanOrEqual(24)
    expect(gap).toBeLessThan(34)
    expect(light).toEqual({ isGradient: true, zIndex: '-1' })
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await head.evaluate((header) => getComputedStyle(header, '::before').content)).toBe('none')
  },
)

it('adds no light to the head of a page that has a picture', async () => {
  const { page } = await site.open('/about-gsc/newsroom', { viewport: desktop })
  expect(await page.locator('main header.lit').count()).toBe(0)
})

it.each(['/experience', '/shop/keepsake/naga-scarf', '/faq/tickets-and-booking'])(
  'says above the title of %s only what the way to the page has not said',
  async (path) => {
    const { page } = await site.open(path, { viewport: desktop })
    const above = await page
      .locator('main header h1')
      .evaluate((title) => title.previousElementSibling?.tagName.toLowerCase())
    expect(above).toBe('nav')
  },
)
