/** How lists, notices and the heads of films are shaped where the width is that of a phone or a tablet. */
import type { Locator } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const phone = { width: 360, height: 780 }
const tablet = { width: 768, height: 1024 }

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

it('begins on a phone a second notice beside the first, in words that stand in one line', async () => {
  const { page } = await site.open('/movies', { viewport: phone })
  const titles = page.getByRole('complementary', { name: 'Notices' }).locator('summary span')
  const [first, second] = [await boxOf(titles.nth(0)), await boxOf(titles.nth(1))]
  expect(second.height).toBe(first.height)
  expect(second.left).toBeLessThan(phone.width * 0.8)
})

it('has rows of news on a phone whose pictures are not higher than their words', async () => {
  const { page } = await site.open('/about-gsc/newsroom', { viewport: phone })
  const heights = await page
    .locator('main ul > li > article')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.max(...heights)).toBeLessThan(96)
})

it('has the first of three wide cards large on a phone, and the others as rows', async () => {
  const { page } = await site.open('/book-a-hall', { viewport: phone })
  const cards = page.getByRole('region', { name: 'What people do with a cinema' }).getByRole('article')
  const frames = await cards
    .locator('picture')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(frames).toHaveLength(3)
  expect(frames[0]).toBeGreaterThan(300)
  expect(Math.max(...frames.slice(1))).toBeLessThan(120)
})

it.each(['/movie/redline-kl', '/movie/the-quiet-horizon'])(
  'ends the picture of a film on a tablet where its words begin: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: tablet })
    const head = page.locator('main article > header')
    const picture = await boxOf(head.locator('> :first-child'))
    expect(picture.bottom).toBeLessThan((await boxOf(head.locator('h1 ~ p').first())).top)
    expect(picture.height).toBeGreaterThan(tablet.height * 0.4)
  },
)

it('breaks no word of a title beside its poster on a tablet', async () => {
  const { page } = await site.open('/international-screens/category/world-cinema', { viewport: tablet })
  const title = page
    .getByRole('link', { name: 'The Cartographer’s Wife' })
    .or(page.getByText(/^The Cartographer.s Wife$/))
  const lines = await title.first().evaluate((element) => {
    const [text] = element.childNodes
    const at = text?.textContent?.indexOf('Cartographer') ?? 0
    const range = document.createRange()
    range.setStart(text as Text, at)
    range.setEnd(text as Text, at + 'Cartographer.s'.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

it('folds on a phone what the story of a cinema says after its first paragraph, and has all of it in view on a tablet', async () => {
  const { page } = await site.open('/cinema/gsc-kayangan-walk', { viewport: phone })
  const house = page.getByRole('region', { name: 'The house' })
  const [first, last] = [house.getByText('under the three rings'), house.getByText('Come on a Friday after midnight')]
  const fold = house.getByText('More about the house')
  const shown = (part: Locator) => part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect([await shown(first), await shown(last), await shown(fold)]).toEqual([true, false, true])
  await fold.click()
  await expect.poll(() => shown(last)).toBe(true)
  await fold.click()
  await page.setViewportSize(tablet)
  await expect.poll(() => shown(last)).toBe(true)
  expect(await shown(fold)).toBe(false)
})

it('has the categories of International Screens in one row on a phone, which scrolls', async () => {
  const { page } = await site.open('/international-screens', { viewport: phone })
  const row = page.getByRole('navigation', { name: 'Categories' })
  const tops = await row.getByRole('link').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(3)
  expect(new Set(tops).size).toBe(1)
  const last = row.getByRole('link').last()
  await last.focus()
  await expect.poll(async () => (await boxOf(last)).right).toBeLessThanOrEqual(phone.width)
})

it('has the cinemas of an experience in one row on a phone, which scrolls, and all of them in view on a tablet', async () => {
  const { page } = await site.open('/experience', { viewport: phone })
  const cinemas = page.getByRole('list', { name: 'Cinemas with Surround 64' })
  const last = cinemas.getByRole('link').last()
  expect((await boxOf(cinemas)).height).toBeLessThan(60)
  await last.focus()
  await expect.poll(async () => (await boxOf(last)).right).toBeLessThanOrEqual(phone.width)
  await page.setViewportSize(tablet)
  await expect.poll(() => cinemas.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  expect((await boxOf(cinemas)).height).toBeGreaterThan(90)
  const begins = await cinemas
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(new Set(begins).size).toBe(3)
})

it('goes to a cinema from the panel of an experience, and to the experience from all else of it', async () => {
  const { page } = await site.open('/experience', { viewport: tablet })
  const panel = page.locator('.experience').first()
  const target = (part: Locator) =>
    part.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href')
    })
  expect(await target(panel.locator('img'))).toMatch(/^\/experience\//)
  expect(await target(panel.getByRole('listitem').first())).toMatch(/^\/cinema\//)
})

it.each(['/movies', '/promotions/gsc'])(
  'is on a phone as far from the footer below the button of a single highlight as below all else: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: phone })
    const { bottom } = await boxOf(page.locator('.slideLink').last())
    const { top } = await boxOf(page.getByRole('contentinfo'))
    expect(top - bottom).toBeLessThan(60)
    expect(top - bottom).toBeGreaterThan(40)
  },
)

it('has one gap between the parts of International Screens on a phone, below the highest card of a row or a grid', async () => {
  const { page } = await site.open('/international-screens', { viewport: phone })
  const gaps = await page.locator('section:has(ul article)').evaluateAll((parts) =>
    parts.map((part) => {
      const ends = [...part.querySelectorAll('article')].map((card) => card.getBoundingClientRect().bottom)
      const next = (part.closest('[data-if-any]') ?? part).nextElementSibling
      return Math.round((next?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...ends))
    }),
  )
  expect(gaps.length).toBeGreaterThan(4)
  expect(new Set(gaps).size).toBe(1)
})

it('leads on a phone to the page above in one line, and by key to all above it', async () => {
  const { page } = await site.open('/international-screen/second-light', { viewport: phone })
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const links = way.getByRole('link')
  expect(await links.allTextContents()).toEqual([
    'Home',
    'International Screens',
    'Programmes of International Screens',
  ])
  expect((await boxOf(way)).height).toBeLessThan(32)
  await links.last().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const home = links.first()
  expect(await home.evaluate((link) => link === document.activeElement)).toBe(true)
  const { left, width } = await boxOf(way.getByRole('listitem').first())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(width).toBeGreaterThan(24)
})

it('says the hours of a restaurant in a line each on a tablet, where nothing else stands beside them', async () => {
  const { page } = await site.open('/restaurant/kissa', { viewport: { width: 768, height: 1024 } })
  const lines = await page.locator('dd', { hasText: /day: \d/ }).evaluateAll((all) =>
    all.map((row) => {
      const words = document.createRange()
      words.selectNodeContents(row)
      return words.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
})

it('gives a sentence in a table of three columns on a phone more than half of the width, beside the name of its column', async () => {
  const { page } = await site.open('/movie/the-quiet-horizon', { viewport: phone })
  const [row, ...cells] = await page
    .locator('tr', { hasText: 'The frame opens' })
    .locator('td')
    .evaluateAll((all) =>
      all.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        const { top, left, width } = words.getBoundingClientRect()
        return {
          top,
          left,
          width,
          bottom: cell.getBoundingClientRect().bottom,
          start: cell.getBoundingClientRect().left,
        }
      }),
    )
  expect(cells).toHaveLength(2)
  for (const { top, left, start } of cells) {
    expect(top).toBeGreaterThanOrEqual(row?.bottom ?? 0)
    expect(left - start).toBeGreaterThan(100)
    expect(left - start).toBeLessThan(150)
  }
  expect(cells[0]?.width).toBeGreaterThan(140)
})

it.each([360, 768])('has the price of a dish beside its name, at the end of the line, at %i px', async (width) => {
  const { page } = await site.open('/food-and-beverage/popcorn-counter', { viewport: { width, height: 900 } })
  const lines = page.locator('.foodMenu .lines .line')
  const away = lines.evaluateAll((all) =>
    all
      .filter((line) => {
        const { right, top } = line.getBoundingClientRect()
        const price = line.lastElementChild?.getBoundingClientRect()
        return price === undefined || Math.abs(price.right - right) > 1 || price.top - top > price.height
      })
      .map(({ textContent }) => textContent),
  )
  expect(await lines.count()).toBeGreaterThan(5)
  expect(await away).toEqual([])
})

it.each([360, 1280])('begins the names of all dishes on the lines of the columns, at %i px', async (width) => {
  const { page } = await site.open('/food-and-beverage/popcorn-counter', { viewport: { width, height: 900 } })
  expect(await page.locator('.foodMenu .lines .picture').count()).toBeGreaterThan(0)
  const begins = await page
    .locator('.foodMenu .lines .name')
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)))
  expect(new Set(begins).size).toBe(width === 360 ? 1 : 2)
})

it('has a picture within a text as wide as the page on a tablet', async () => {
  const { page } = await site.open('/international-screens', { viewport: tablet })
  const { left, right } = await boxOf(page.locator('main figure').first())
  expect(left).toBeLessThan(34)
  expect(right).toBeCloseTo(tablet.width - left, 0)
})

it('has the parts of the page of access in one row on a phone, which scrolls', async () => {
  const { page } = await site.open('/accessibility', { viewport: phone })
  expect((await boxOf(page.getByRole('list', { name: 'On this page' }))).height).toBeLessThan(60)
})

it('has the second picture of a keepsake below its text on a tablet, as wide as the page', async () => {
  const { page } = await site.open('/shop/keepsake/naga-scarf', { viewport: tablet })
  const [text, picture] = [page.locator('.twoColumns > :first-child'), page.locator('.twoColumns a[data-gallery]')]
  expect((await boxOf(picture)).top).toBeGreaterThan((await boxOf(text)).bottom)
  expect((await boxOf(picture)).width).toBeGreaterThan(660)
})

it('has the picture of a month as high as its films beside it, on a tablet', async () => {
  const { page } = await site.open('/movies', { viewport: tablet })
  const months = await page.locator('.filmMonths > li').evaluateAll((all) =>
    all.map((month) => ({
      height: month.getBoundingClientRect().height,
      picture: month.querySelector('img')?.getBoundingClientRect().height,
    })),
  )
  expect(months.length).toBeGreaterThan(1)
  for (const { height, picture } of months) expect(picture).toBeCloseTo(height, 0)
})

it.each([
  ['phone', 360],
  ['tablet', 768],
])(
  'has the words of a highlight below its picture on a %s, where the page begins with its title, which is larger',
  async (_, width) => {
    const { page } = await site.open('/international-screens', { viewport: { width, height: 900 } })
    const [picture, title] = await page
      .locator('.highlights .slide')
      .first()
      .evaluate((slide) =>
        [slide.querySelector('img'), slide.querySelector('h2')].map((part) => part?.getBoundingClientRect()),
      )
    expect(title?.top).toBeGreaterThan((picture?.bottom ?? Number.NaN) - 100)
    const sizeOf = (part: string) =>
      page.locator(part).evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
    expect(await sizeOf('main h1')).toBeGreaterThan(await sizeOf('.highlights h2'))
  },
)

it('leaves most of the first screen of a phone to what a keepsake is and costs, also below a picture that is upright', async () => {
  const { page } = await site.open('/shop/keepsake/naga-scarf', { viewport: phone })
  // The test's stand-in has another shape.
  const height = await page
    .locator('main header [style*="--ratio"]')
    .evaluate(
      (frame) =>
        (frame.querySelector('img')?.getBoundingClientRect().width ?? 0) /
        Number(getComputedStyle(frame).getPropertyValue('--ratio')),
    )
  expect(height).toBeGreaterThan(200)
  expect(height).toBeLessThan(phone.height * 0.45)
})

it.each([
  '/film-festival/lantern-film-festival',
  '/international-screens/events-gallery/windows-on-europe-opening-night',
  '/gscm-production/takluk',
])('has the pictures of %s in one row of one height, which scrolls on phones and tablets', async (path) => {
  const { page } = await site.open(path, { viewport: phone })
  const boxes = () =>
    page.locator('main li > a[data-gallery] img').evaluateAll((all) =>
      all.map((one) => {
        const { top, width, height } = one.getBoundingClientRect()
        return { top, width, height }
      }),
    )
  for (const [size, least] of [
    [phone, 160],
    [tablet, 200],
  ] as const) {
    await page.setViewportSize(size)
    const shown = await boxes()
    expect(shown.length).toBeGreaterThan(2)
    expect(new Set(shown.map(({ top, height }) => `${Math.round(top)}, ${Math.round(height)}`)).size).toBe(1)
    expect(shown[0]?.height).toBeGreaterThan(least)
    expect(Math.max(...shown.map(({ width }) => width))).toBeLessThan(size.width * 0.83)
  }
})

it('shows a square picture that is alone smaller than a phone is wide', async () => {
  const { page } = await site.open('/restaurant/hokkaido-table', { viewport: phone })
  const { width } = await boxOf(page.locator('main li > a[data-gallery] img'))
  expect(width).toBeGreaterThan(200)
  expect(width).toBeLessThan(260)
})
