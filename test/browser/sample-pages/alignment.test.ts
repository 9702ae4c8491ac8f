/** What stands on one line, ends at one edge and keeps its distance, so that it is seen to belong together. */
import type { Locator } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 800 }

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

const rounded = (numbers: readonly number[]) => [...new Set(numbers.map(Math.round))]

it('keeps the field of a search as far from the words above it on both pages of questions', async () => {
  const distanceOn = async (path: string) => {
    const { page } = await site.open(path, { viewport: phone })
    const [lead] = await boxesOf(page.locator('main header p').last())
    const [field] = await boxesOf(page.getByRole('searchbox', { name: 'Search the questions' }))
    return (field?.top ?? 0) - (lead?.bottom ?? 0)
  }
  const distance = await distanceOn('/faqs')
  expect(distance).toBeGreaterThan(16)
  expect(await distanceOn('/faq-search')).toBeCloseTo(distance, 0)
})

it('has whether a house is open below the heading of its hours on a phone, and not in its descenders', async () => {
  const { page } = await site.open('/cinema/gsc-kayangan-walk', { viewport: phone })
  const free = await page.locator('.cinemaVisit .now').evaluate((now) => {
    const heading = now.parentElement as Element
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
    return now.getBoundingClientRect().top - heading.getBoundingClientRect().top - lineHeight
  })
  expect(free).toBeGreaterThanOrEqual(5)
})

it.each(['/cinema', '/cinemas/gsc'])('has a border around the button of a cinema on a phone, too: %s', async (path) => {
  const { page } = await site.open(path, { viewport: phone })
  const button = page
    .getByRole('article')
    .getByRole('article')
    .getByRole('link', { name: /^Buy Now/ })
    .first()
  const [colour, inset] = await button.evaluate((link) => {
    const { borderBlockStartColor, paddingInlineStart } = getComputedStyle(link)
    return [borderBlockStartColor, Number.parseFloat(paddingInlineStart)] as const
  })
  expect(colour).not.toMatch(/\b0\)$/)
  expect(inset).toBeGreaterThan(8)
})

it('has towns right below the names of their cinemas, also beside a name that takes two lines', async () => {
  const { page } = await site.visit({ viewport: desktop, javaScriptEnabled: false })
  await page.goto('/movie/redline-kl')
  const distances = await page.locator('#showTimes li:has(h3 + p)').evaluateAll((rows) => {
    // As where the ticketing service has an address for the showtimes of a cinema: then a link stands beside both.
    for (const row of rows) {
      const link = row.appendChild(document.createElement('a'))
      link.textContent = 'Showtimes'
      link.style.gridArea = '1 / 2 / 3'
    }
    rows[0]?.querySelector('a')?.append(', with words that make its name too long for one line')
    return rows.map((row) => {
      const [name, town] = [row.querySelector('h3'), row.querySelector('p')]
      return (town?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().bottom ?? 0)
    })
  })
  expect(distances.length).toBeGreaterThan(3)
  expect(rounded(distances)).toHaveLength(1)
})

it.each([1280, 1920])(
  'ends what the home page has besides films with its links on one line, at %i px',
  async (width) => {
    const { page } = await site.open('/', { viewport: { width, height: 900 } })
    const links = await boxesOf(page.locator('.homeBlocks .links'))
    expect(links.length).toBeGreaterThan(1)
    expect(rounded(links.map(({ bottom }) => bottom))).toHaveLength(1)
  },
)

it('has the names of the kitchens of a house on one line', async () => {
  const { page } = await site.open('/cinema/gsc-kayangan-walk', { viewport: desktop })
  const names = page.getByRole('region', { name: 'Food & Beverages' }).getByRole('article').getByRole('heading')
  const tops = (await boxesOf(names)).map(({ top }) => top)
  expect(tops.length).toBeGreaterThan(3)
  expect(rounded(tops)).toHaveLength(1)
})

it.each([
  [1280, 800],
  [1920, 1080],
])(
  'ends a picture that is alone, and a film, with the other content of a page, and no higher than a screen of %i × %i px',
  async (width, height) => {
    const { page: tab, goTo } = await site.visit({ viewport: { width, height } })
    for (const [path, name] of [
      ['/event/quiet-screening-morning', 'Pictures'],
      ['/mmof-festival', 'One lamp, every monsoon'],
    ] as const) {
      await goTo(path)
      const section = tab.getByRole('region', { name })
      const [page] = await boxesOf(
        section.getByRole('heading', { name }).locator('xpath=ancestor::*[contains(@class, "wrap")][1]'),
      )
      const [picture] = await boxesOf(section.locator('img'))
      const middles = [page, picture].map((box) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2)
      expect(rounded(middles), path).toHaveLength(1)
      expect(picture?.height, path).toBeLessThanOrEqual(height * 0.85 + 1)
    }
  },
)

it('says in gold what a package costs a head, below the form as where packages are compared', async () => {
  const { page, goTo } = await site.visit({ viewport: desktop })
  const colourOf = (part: Locator) => part.first().evaluate((words) => getComputedStyle(words).color)
  await goTo('/package')
  const gold = await colourOf(page.locator('.perHead'))
  await goTo('/book-a-hall')
  const price = page.getByRole('region', { name: 'Packages' }).getByText(/^RM\s[\d.,]+ a head$/)
  expect(await price.count()).toBeGreaterThan(3)
  expect(await colourOf(price)).toBe(gold)
})
