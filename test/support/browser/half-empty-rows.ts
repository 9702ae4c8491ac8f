/** Rows of cards that a visitor sees as unfinished. */
import type { Page } from '@playwright/test'

/** Cards: of so few, nobody takes a row that is half empty for the end of a list that goes on. */
const short = 9

/** @returns the short grids of the page whose last row is half empty, and those whose last card is alone */
export async function halfEmptyRows(page: Page): Promise<string[]> {
  const rows = await page.evaluate(rowsOfCards)
  return rows
    .filter(({ cards, last, empty }) => empty > 0.1 && (last === 1 || (cards <= short && empty >= 0.5)))
    .map(({ cards, last }) => `the last ${last} of ${cards}`)
}

/** @returns the titles of cards whose picture takes most of the page's width: one that has a row for itself has its words beside it. */
export const blownUpCards = (page: Page): Promise<string[]> =>
  page
    .locator('main li > article')
    .evaluateAll((cards) =>
      cards
        .filter((card) => (card.querySelector('img')?.getBoundingClientRect().width ?? 0) > 0.6 * innerWidth)
        .map((card) => card.querySelector('h2, h3, h4')?.textContent ?? ''),
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
