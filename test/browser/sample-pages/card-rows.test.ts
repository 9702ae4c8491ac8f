/** What phones and tablets show of lists: rows with their picture beside their words, and rows that scroll. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

const phone = { viewport: { width: 360, height: 780 } }

it.each([
  ['/promotions/gsc', 'main ul[data-led]'],
  ['/promotion/family-four-pack', '#runningOffers ul'],
])('has frames of one shape in the rows of a list on a phone, adverts whole within them: %s', async (path, list) => {
  const { page } = await site.open(path, phone)
  const frames = await page
    .locator(`${list} > li:not(:first-child) > article > :first-child`)
    .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientHeight / clientWidth))
  expect(frames.length).toBeGreaterThan(2)
  for (const ratio of frames) expect(ratio).toBeCloseTo(1, 1)
  const adverts = page.locator(`${list} [data-whole] > picture img`)
  const fits = await adverts.evaluateAll((all) => all.map((img) => getComputedStyle(img).objectFit))
  expect(new Set(fits)).toEqual(new Set(['contain']))
})

it.each([
  ['/news/six-malaysian-films-one-september', 'More news'],
  ['/international-screenings/first-day-first-show', 'More screenings'],
])('has the second of two as a row on a phone, as the others of longer lists: %s', async (path, name) => {
  const { page } = await site.open(path, phone)
  const cards = page.getByRole('region', { name }).getByRole('article')
  const besides = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [frame, words] = [...card.children].map((part) => part.getBoundingClientRect())
      return frame && words ? words.left >= frame.right : undefined
    }),
  )
  expect(besides).toEqual([false, true])
})

it('has the kind of work beside the department in each row of openings', async () => {
  const { page } = await site.open('/work-in-gsc', phone)
  const rows = await page
    .locator('.jobOpenings .department')
    .evaluateAll((all) =>
      all.map((row) => [row.getBoundingClientRect().height, row.parentElement?.lastElementChild?.tagName]),
    )
  expect(rows.length).toBeGreaterThan(3)
  expect(new Set(rows.map(([height]) => height)).size).toBe(1)
  expect(Number(rows[0]?.[0])).toBeLessThan(30)
})

it('fades at the edge of a tablet what scrolls sideways from edge to edge', async () => {
  const { page } = await site.open('/', { viewport: { width: 768, height: 1024 } })
  const maskOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((row) => getComputedStyle(row).maskImage)
  for (const row of ['.tonightStrip .ways', 'nav[aria-label="Film lists"] ul'])
    expect(await maskOf(row), row).toContain('linear-gradient')
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await maskOf('nav[aria-label="Film lists"] ul')).toBe('none')
})
