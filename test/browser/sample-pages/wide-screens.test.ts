/** What a wide screen is used for: type, columns and posters grow with it, and rows of few cards are full. */
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const site = builtSite()

it('grows from 1280 px on, with the header in one line and nothing beside the screen', async () => {
  const { page } = await site.open('/movies', { viewport: { width: 1280, height: 900 } })
  const measured = () =>
    page.evaluate(() => {
      const px = (element: Element | null, name: string) =>
        element ? Number.parseFloat(getComputedStyle(element).getPropertyValue(name)) : 0
      const lines = [...document.querySelectorAll('#mainMenu > ul > li')].filter((item) => item.checkVisibility())
      return {
        root: px(document.documentElement, 'font-size'),
        card: px(document.querySelector('main article article p'), 'font-size'),
        poster: document.querySelector('main article img')?.getBoundingClientRect().width ?? 0,
        tops: new Set(lines.map((item) => Math.round(item.getBoundingClientRect().height / 4))).size,
        excess: document.documentElement.scrollWidth - innerWidth,
      }
    })
  const atFirst = await measured()
  expect(atFirst).toMatchObject({ root: 16, card: 15, excess: 0 })
  for (const width of [1376, 1440, 1600, 1760, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { card, tops, excess } = await measured()
    expect([width, card >= 15 && card <= 17, excess]).toEqual([width, true, 0])
    // Menu and account: one height each.
    expect(tops).toBeLessThanOrEqual(2)
  }
  expect(await measured()).toMatchObject({ root: 18 })
  expect((await measured()).poster).toBeGreaterThan(atFirst.poster * 1.1)
})

it('fills a row with three films', async () => {
  const { page } = await site.open('/movie/chrome-orchid', { viewport: { width: 1920, height: 1080 } })
  const cards = page
    .locator('section', { has: page.getByRole('heading', { name: 'Related films' }) })
    .locator('article')
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  expect(boxes).toHaveLength(3)
  const [[left = 0] = [], , [, right = 0] = []] = boxes
  expect(right - left).toBeGreaterThan(1600)
})

/** Of so few, nobody takes a row that is half empty for the end of a list that goes on. */
const short = 9

it.each([768, 1280, 1920])(
  'leaves no row of a short grid of cards half empty, and no card alone, on any template at %d px',
  async (width) => {
    const { page } = await site.open('/', { viewport: { width, height: 1080 } })
    const found: string[] = []
    for (const path of templatesIn(inject('builtSite')).values()) {
      await page.goto(path)
      const rows = await page.evaluate(rowsOfCards)
      const isOrphan = ({ cards, last, empty }: (typeof rows)[number]) =>
        empty > 0.1 && (last === 1 || (cards <= short && empty >= 0.5))
      found.push(...rows.filter(isOrphan).map(({ cards, last }) => `${path}: the last ${last} of ${cards}`))
    }
    expect(found).toEqual([])
  },
)

/** Runs in the page. @returns of each grid of several rows and columns, how many cards are in the last row, and how much of it is empty. */
function rowsOfCards() {
  return [...document.querySelectorAll('main ul:has(> li > article)')].flatMap((list) => {
    const boxes = [...list.children]
      .filter((card) => card.checkVisibility())
      .map((card) => card.getBoundingClientRect())
    const tops = boxes.map(({ top }) => Math.round(top))
    const count = new Set(tops).size
    // The columns of a subgrid are those of the groups around it.
    if (count === 1 || count === tops.length || getComputedStyle(list).gridTemplateColumns.includes('subgrid'))
      return []
    const { left, right } = list.getBoundingClientRect()
    const empty = (right - (boxes.at(-1)?.right ?? left)) / (right - left)
    return [{ cards: boxes.length, last: tops.filter((top) => top === tops.at(-1)).length, empty }]
  })
}
