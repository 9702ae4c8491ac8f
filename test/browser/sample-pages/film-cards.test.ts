/** How cards of films stand under their headings and in their rows. */
import type { Locator, Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

it.each([
  ['/international-screens/category/asian-voices', 'Films', 'article'],
  ['/international-screens/movie/first-snow-second-time', 'From the same programme', 'article'],
  ['/promotion/family-four-pack', 'Films', 'article'],
  ['/event/quiet-screening-morning', 'Pictures', 'picture'],
  ['/mmof-festival', 'One lamp, every monsoon', 'picture'],
])('has the heading above what is seen, however little that is: %s, %s', async (path, name, first) => {
  for (const width of [1280, 1920]) {
    const { page } = await site.open(path, { viewport: { width, height: 1000 } })
    const section = page.getByRole('region', { name, exact: true })
    const [heading, content] = [await boxOf(section.locator('h2')), await boxOf(section.locator(first).first())]
    expect(content.left).toBe(heading.left)
    expect(content.top).toBeGreaterThan(heading.bottom)
    expect(content.height).toBeLessThan(1000)
  }
})

it.each([360, 1280])(
  'has the words of a film that is alone level with its poster, and its heart on the poster, at %i px',
  async (width) => {
    const { page } = await site.open('/international-screen/second-light', { viewport: { width, height: 900 } })
    const card = page.getByRole('region', { name: 'Films' }).getByRole('article')
    const heart = await boxOf(card.getByRole('button', { name: /^My list/ }))
    const [poster, title] = [await boxOf(card.locator('picture')), await boxOf(card.locator('h3'))]
    expect(Math.abs(title.top - poster.top)).toBeLessThan(4)
    expect(heart.bottom).toBeLessThanOrEqual(poster.bottom + 1)
    expect(heart.right).toBeLessThanOrEqual(poster.right + 1)
    expect(heart.top).toBeGreaterThan(poster.top + poster.height / 2)
  },
)

/** Of each card in the first row that scrolls: what stands below its title. */
const linesIn = (page: Page) =>
  page
    .getByRole('region', { name: 'On screen' })
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => ({
        lines: [...card.querySelectorAll('p')].filter((line) => line.checkVisibility() && line.innerText !== '').length,
        languages: card.querySelector('ul > :last-child')?.textContent,
      })),
    )

it.each([360, 1280])('says the same of each film in a row, at %i px', async (width) => {
  const { page } = await site.open('/international-screens', { viewport: { width, height: 900 } })
  const cards = await linesIn(page)
  expect(cards.length).toBeGreaterThan(5)
  // One above the facts, and the badge.
  for (const { lines } of cards) expect(lines).toBeLessThanOrEqual(2)
  expect(cards.map(({ languages }) => languages)).toContain('Malay +3')
})

it('fills the row of a tablet with three films', async () => {
  const { page } = await site.open('/movie/chrome-orchid', { viewport: { width: 768, height: 1024 } })
  const section = page.getByRole('region', { name: 'Related films' })
  const cards = section.getByRole('article')
  expect(await cards.count()).toBe(3)
  const [heading, first, last] = [
    await boxOf(section.locator('h2')),
    await boxOf(cards.first()),
    await boxOf(cards.last()),
  ]
  expect(first.left).toBe(heading.left)
  expect(Math.abs(768 - heading.left - last.right)).toBeLessThan(2)
})
