/** What width is used for, on wide screens and on paper: type, columns and posters grow with it. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()

it('grows from 1280 px on, with the header in one line and nothing beside the screen', async () => {
  const { page } = await site.open('/movies', { viewport: { width: 1280, height: 900 } })
  const measured = () =>
    page.evaluate(() => {
      const px = (element: Element | null, name: string) =>
        element ? Number.parseFloat(getComputedStyle(element).getPropertyValue(name)) : 0
      const lines = [...document.querySelectorAll('#mainMenu > ul > li')].filter((item) => item.checkVisibility())
      const posters = [...document.querySelectorAll('main article article img')].map((img) =>
        img.getBoundingClientRect(),
      )
      return {
        root: px(document.documentElement, 'font-size'),
        card: px(document.querySelector('main article article li'), 'font-size'),
        inRow: posters.filter(({ y }) => y === posters[0]?.y).length,
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
  expect([atFirst.inRow, (await measured()).inRow]).toEqual([5, 8])
})

it.each([1024, 1280, 1920])('has each link of the footer in one line, at %i px', async (width) => {
  const { page } = await site.open('/faqs', { viewport: { width, height: 900 } })
  const links = page.locator('#siteRoot > footer nav a')
  expect(await links.count()).toBeGreaterThan(20)
  const inLines = await links.evaluateAll((links) =>
    links.flatMap((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return new Set(Array.from(words.getClientRects(), ({ y }) => y)).size > 1 ? [link.textContent] : []
    }),
  )
  expect(inLines).toEqual([])
})

it.each([1024, 1280, 1920, 2560])(
  'has the words of a head in a column that leaves more than half of the page to its picture, at %i px',
  async (width) => {
    const { page, goTo } = await site.visit({ viewport: { width, height: 900 } })
    for (const path of ['/cinema/gsc-kayangan-walk', '/event/films-on-the-green', '/experience/maxima']) {
      await goTo(path)
      const ends = page
        .locator('main header:has(h1) :is(nav, h1, p, a, button)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right / innerWidth))
      expect(Math.max(...(await ends)), path).toBeLessThan(0.46)
      const { x, right } = await page
        .locator('main header:has(h1) picture')
        .first()
        .evaluate((picture) => (picture.parentElement as HTMLElement).getBoundingClientRect().toJSON() as DOMRect)
      expect([x / width < 0.35, right], path).toEqual([true, width])
    }
  },
)

it.each(['/package', '/movie', '/promotions/gsc', '/international-screens'])(
  'has what a list says of itself right below its title, from the same edge: %s',
  async (path) => {
    const { page } = await site.open(path, { viewport: { width: 1280, height: 800 } })
    const [summary, title] = await Promise.all(
      ['p', 'h1'].map((part) => page.locator(`main article > header ${part}`).first().boundingBox()),
    )
    expect(summary?.x).toBe(title?.x)
    expect((summary?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toSatisfy((gap) => gap >= 0 && gap < 16)
  },
)

it('has the button of a list beside its title, not beside what it says of itself', async () => {
  const { page } = await site.open('/international-screens', { viewport: { width: 1280, height: 800 } })
  const head = page.locator('main article > header')
  const [title, button] = await Promise.all([head.locator('h1').boundingBox(), head.getByRole('link').boundingBox()])
  expect(button?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
  expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
})

it.each([1024, 1280, 1920])(
  'begins the text beside a card where sections begin whose heading stands beside them, at %i px',
  async (width) => {
    const { page, goTo } = await site.visit({ viewport: { width, height: 900 } })
    const leftsOf = (selector: string) =>
      page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    await goTo('/event/quiet-screening-morning')
    const [, text] = await leftsOf('main article > .wrap > *')
    await goTo('/cinema/gsc-kayangan-walk')
    const [section] = await leftsOf('main section > .wrap > :has(h2) + *')
    expect(section).toBeGreaterThan(width / 5)
    expect(text).toBe(section)
  },
)

it('gives a table more room than the text, where there is more', async () => {
  const { page } = await site.open('/international-screens/film-festival/east-asian-film-week', {
    viewport: { width: 1920, height: 900 },
  })
  const widths = page
    .locator('#the-programme ~ :is([role="group"], p)')
    .evaluateAll((parts) => parts.map((part) => part.clientWidth))
  const [table = 0, text = 0] = await widths
  expect(table).toBeGreaterThan(text * 1.2)
})

it.each([1280, 1920])(
  'has the picture of an experience as high as its name and its cinemas beside it, in less than a third of the screen, at %i px',
  async (width) => {
    const { page } = await site.open('/experience', { viewport: { width, height: 1080 } })
    const panels = await page.locator('.experience').evaluateAll((all) =>
      all.map((panel) => ({
        height: panel.getBoundingClientRect().height,
        picture: panel.querySelector('img')?.getBoundingClientRect().height,
      })),
    )
    expect(panels).toHaveLength(10)
    for (const { height, picture } of panels) {
      expect(picture).toBeCloseTo(height, 0)
      expect(height).toBeLessThan(360)
    }
  },
)

it('has the facts of a film, and what one does with it besides tickets, in the same places on both kinds of pages', async () => {
  const placesOn = async (path: string) => {
    const { page } = await site.open(path, { viewport: { width: 1280, height: 800 } })
    return page.locator('main > article').evaluate((article) => {
      const place = (part: string) => article.querySelector(part)?.getBoundingClientRect()
      const [facts, others, main] = [place('.filmFacts'), place('.others'), place('.actions > a')]
      return {
        left: facts?.left,
        right: facts?.right,
        areOthersBelow: (others?.top ?? 0) > (main?.bottom ?? Number.NaN),
      }
    })
  }
  const [first, second] = [
    await placesOn('/movie/the-quiet-horizon'),
    await placesOn('/international-screens/movie/first-snow-second-time'),
  ]
  expect(first.areOthersBelow).toBe(true)
  expect(second).toEqual(first)
})

it('has one main action on the first screen of International Screens', async () => {
  const { page } = await site.open('/international-screens', { viewport: { width: 1280, height: 800 } })
  const filled = await page
    .locator('main a')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).backgroundImage !== 'none' && link.getBoundingClientRect().top < 800)
        .map(({ textContent }) => textContent),
    )
  expect(filled).toEqual(['See the programme'])
})

it('has a frame as high as those beside it for a card without a picture', async () => {
  const { page } = await site.open('/food-and-beverage', { viewport: { width: 1280, height: 800 } })
  const frames = await page.locator('main ul > li > article').evaluateAll((cards) =>
    cards.map((card) => ({
      isEmpty: card.querySelector('img') === null,
      top: card.getBoundingClientRect().top,
      height: card.firstElementChild?.getBoundingClientRect().height,
    })),
  )
  const empty = frames.filter(({ isEmpty }) => isEmpty)
  expect(empty.length).toBeGreaterThan(0)
  for (const { top, height } of empty)
    for (const frame of frames.filter((frame) => frame.top === top)) expect(frame.height).toBeCloseTo(height ?? 0, 0)
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

it.each([1280, 1920])(
  'has the contents of a policy left of its text, as the focus comes to them first, and its summary below its title, at %i px',
  async (width) => {
    const { page } = await site.open('/abac-policy', { viewport: { width, height: 900 } })
    const box = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const [title, summary] = [await box('main h1'), await box('main h1 + p')]
    const [contents, text] = [await box('.tableOfContents .contents'), await box('.tableOfContents .text')]
    expect([contents.left, summary.left]).toEqual([title.left, title.left])
    expect(summary.top).toBeGreaterThanOrEqual(title.bottom)
    expect(text.left).toBeGreaterThan(contents.right)
    const isFirst = page.locator('.tableOfContents .contents').evaluate((contents) => {
      const text = document.querySelector('.tableOfContents .text')
      return text !== null && Boolean(contents.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
    })
    expect(await isFirst).toBe(true)
  },
)

it.each([
  [768, 1],
  [1280, 1],
  [1920, 2],
])(
  'lists cinemas without holes beside states with one: at %i px in columns of whole states, %i of them',
  async (width, columns) => {
    const { page } = await site.open('/cinema', { viewport: { width, height: 1080 } })
    const states = await page
      .locator('.finderState')
      .evaluateAll((all) => all.map((state) => [...state.getClientRects()].map(({ left }) => left)))
    expect(states.length).toBeGreaterThan(10)
    expect(states.filter((parts) => parts.length !== 1)).toEqual([])
    expect(new Set(states.flat()).size).toBe(columns)
    const cinemas = await page
      .locator('.finderState article')
      .evaluateAll((all) => all.map((cinema) => cinema.getBoundingClientRect().left))
    expect(new Set(cinemas).size).toBe(columns)
  },
)

it('tells of each cinema beside the map in few lines, and of what it has in one, at 1920 px', async () => {
  const { page } = await site.open('/cinema', { viewport: { width: 1920, height: 1080 } })
  const cinemas = await page.locator('.finderCinemas article').evaluateAll((cards) =>
    cards.map((card) => {
      const heightOf = (part: Element | null) => part?.getBoundingClientRect().height ?? 0
      const list = card.querySelector('ul:last-of-type')
      const text = card.querySelector('h3 ~ p') as Element
      return {
        ofText: Math.round(heightOf(text) / Number.parseFloat(getComputedStyle(text).lineHeight)),
        ofTags: Math.round(heightOf(list) / Math.max(...Array.from(list?.children ?? [], heightOf))),
      }
    }),
  )
  expect(cinemas).toHaveLength(14)
  expect(cinemas.filter(({ ofTags }) => ofTags === 1).length).toBeGreaterThan(10)
  expect(Math.max(...cinemas.map(({ ofText }) => ofText))).toBeLessThanOrEqual(3)
})

it.each([
  ['/movies', 1280],
  ['/movie', 768],
])('has the ways to show films at the end of their line: %s at %i px', async (path, width) => {
  const { page } = await site.open(path, { viewport: { width, height: 900 } })
  const [right, edge = 0] = await page.getByRole('link', { name: 'By opening day' }).evaluate((link) => {
    const box = link.closest('.wrap') ?? link
    const inset = Number.parseFloat(getComputedStyle(box).paddingInlineEnd)
    return [link.getBoundingClientRect().right, box.getBoundingClientRect().right - inset]
  })
  expect(Math.abs((right ?? 0) - edge)).toBeLessThan(24)
})

it('prints cinemas in two columns, their words as wide as those', async () => {
  const { page } = await site.open('/cinema', { viewport: { width: 794, height: 1123 } })
  await page.emulateMedia({ media: 'print' })
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width)
  const [list, words] = [await boxOf('.finderStates'), await boxOf('.finderState article p')]
  expect(words).toBeGreaterThan(list * 0.4)
  expect(words).toBeLessThan(list * 0.5)
})

it.each(['/international-screenings/first-day-first-show', '/international-screens/movie/first-snow-second-time'])(
  'fills at %s the room of a list with the one film that is in it: a large poster, and what it is about',
  async (path) => {
    const { page } = await site.open(path, { viewport: { width: 1280, height: 900 } })
    const card = page.getByRole('region', { name: /^(?:Films|From the same programme)$/ }).getByRole('article')
    const poster = await card.locator('picture').evaluate((picture) => picture.getBoundingClientRect().width)
    const words = await card
      .locator('p')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().width))
    expect(poster).toBeGreaterThan(260)
    expect(Math.max(...words)).toBeGreaterThan(300)
    expect(await card.getByRole('button', { name: /^My list/ }).count()).toBe(1)
  },
)

it.each([1280, 1920])(
  'stands the cards of a row that scrolls in the columns of a grid below it, at %i px',
  async (width) => {
    const { page } = await site.open('/shop/keepsake/naga-scarf', { viewport: { width, height: 900 } })
    const [row, grid] = await Promise.all(
      ['Where to buy', 'More keepsakes'].map((name) =>
        page
          .getByRole('region', { name })
          .getByRole('article')
          .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left))),
      ),
    )
    expect(row?.length).toBeGreaterThan(4)
    expect(grid).toHaveLength(4)
    for (const [index, left] of (grid ?? []).entries()) expect(Math.abs(left - (row?.[index] ?? 0))).toBeLessThan(6)
    expect(row?.[4]).toBeLessThan(width)
  },
)
