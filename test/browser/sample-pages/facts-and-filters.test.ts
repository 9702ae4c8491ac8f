/** Where dates, prices, figures and filters stand, and in which dress. */
import type { Locator } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const tablet = { width: 768, height: 1024 }

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
const different = (values: readonly number[]) => new Set(values.map(Math.round)).size

it.each([
  ['/film-festival/lantern-film-festival', tablet],
  ['/international-screenings/first-day-first-show', tablet],
  ['/international-screenings/first-day-first-show', { width: 360, height: 780 }],
  ['/package/school-outing', tablet],
])('has days or a price in one row with what is said of them: %s', async (path, viewport) => {
  const { page } = await site.open(path, { viewport })
  const [first, facts] = await boxesOf(page.locator('main :has(> dl):not(article, section) > *'))
  expect(first?.right).toBeLessThan(facts?.left ?? 0)
  expect((first?.top ?? 0) < (facts?.bottom ?? 0) && (facts?.top ?? 0) < (first?.bottom ?? 0)).toBe(true)
})

it.each(['/movies', '/movie'])(
  'fills a line of a tablet with filters, and the next with count and views: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: tablet })
    const selects = await boxesOf(page.locator('main select:visible'))
    const [count, views] = await Promise.all(
      [page.getByText(/^\d+ films$/), page.getByRole('list', { name: 'Show as' }).locator('a')].map(boxesOf),
    )
    expect(different(selects.map(({ width }) => width))).toBe(1)
    expect(different(selects.map(({ top }) => top))).toBe(1)
    expect(Math.max(...selects.map(({ right }) => right))).toBeGreaterThan(tablet.width - 40)
    const line = [...(count ?? []), ...(views ?? [])]
    expect(different(line.map(({ top, bottom }) => (top + bottom) / 2))).toBe(1)
    const [poster] = await boxesOf(page.locator('main article article').first())
    expect((poster?.top ?? 0) - Math.max(...line.map(({ bottom }) => bottom))).toBeGreaterThan(20)
  },
)

it('has the letters of the index of films in one line on a tablet', async () => {
  const { page } = await site.open('/movie', { viewport: tablet })
  const letters = await boxesOf(page.getByRole('navigation', { name: 'By first letter' }).getByRole('link'))
  expect(letters.length).toBeGreaterThan(12)
  expect(different(letters.map(({ top }) => top))).toBe(1)
  expect(Math.min(...letters.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44)
})

it.each([768, 1280])(
  'has the ways to book packages of a row on one line, as wide as their cards, at %i px',
  async (width) => {
    const { page } = await site.open('/package', { viewport: { width, height: 900 } })
    const cards = page.locator('.planned')
    const [first, second] = await boxesOf(cards)
    const [one, other] = await boxesOf(cards.getByRole('link', { name: /^Book this/ }))
    expect(second?.top).toBe(first?.top)
    expect(other?.top).toBe(one?.top)
    expect(one?.width).toBeGreaterThan((first?.width ?? 0) * 0.75)
  },
)

it('shows a countdown between paragraphs on the ground of one that is a part of its page', async () => {
  const grounds: string[] = []
  for (const [path, card] of [
    ['/gscm-production/takluk', '.countdown'],
    ['/gsc-ultimate-family-adventure', '.countdownPanel'],
  ] as const) {
    const { page } = await site.open(path, { viewport: tablet })
    const ground = page.locator(card).first()
    grounds.push(await ground.evaluate((element) => getComputedStyle(element).backgroundImage))
    const units = page.locator('.unit')
    expect(await units.nth(1).evaluate((unit) => getComputedStyle(unit).borderInlineStartWidth)).toBe('1px')
  }
  expect(grounds[0]).toMatch(/gradient/)
  expect(grounds[1]).toBe(grounds[0])
})

it('has the figures of a brand below its name, where those of a cinema are', async () => {
  const { page } = await site.open('/cinemas/gsc', { viewport: { width: 1920, height: 1080 } })
  const [title] = await boxesOf(page.locator('main h1'))
  const [figures] = await boxesOf(page.locator('main dl').first())
  expect(figures?.left).toBe(title?.left)
  expect(figures?.bottom).toBeLessThan(1080)
})
