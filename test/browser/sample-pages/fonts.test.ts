/** The typefaces of the site: its own, and few. */
import type { Locator, Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const { open, visit } = builtSite()

const whenThere = (page: Page) =>
  // Not `document.fonts.ready`: it is fulfilled, too, before the first of them is asked for.
  page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2)

/** Families and weights of those that have come, once each: on wide screens both the style sheet and script have them. */
const facesOn = async (page: Page): Promise<string[]> => {
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  )
  return [...new Set(faces)]
}

/** Runs before the page's own scripts: typefaces that script asks for come when it is told, by an event. */
function holdTypefaces(): void {
  const { load } = FontFace.prototype
  FontFace.prototype.load = async function () {
    await new Promise((resolve) => addEventListener('typefaces', resolve, { once: true }))
    return load.call(this)
  }
}

/** What asked for each of them, in their order. */
const askersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  )

const familyOf = (text: Locator): Promise<string> => text.evaluate((element) => getComputedStyle(element).fontFamily)

it.each([
  { width: 1280, askers: ['link', 'link'] },
  { width: 360, askers: ['css', 'css'] },
])('brings two typefaces along, for which on phones no link of the page asks: $width px', async ({ width, askers }) => {
  const { page } = await open('/faqs', { viewport: { width, height: 800 }, isUnused: true })
  await whenThere(page)
  expect(await askersOf(page)).toEqual(askers)
})

it('has the same typefaces on a phone as on a wide screen, and in a window that becomes narrow', async () => {
  const [phone, wide] = [
    await open('/faqs', { viewport: { width: 360, height: 800 } }),
    await open('/faqs', { viewport: { width: 1280, height: 800 } }),
  ]
  for (const { page } of [phone, wide]) await whenThere(page)
  const faces = await facesOn(wide.page)
  expect(faces).toHaveLength(2)
  expect(await facesOn(phone.page)).toEqual(faces)
  await wide.page.setViewportSize({ width: 360, height: 800 })
  await expect.poll(() => facesOn(wide.page)).toEqual(faces)
})

it('leaves a wide screen alone that had its typefaces for the first paint: none is added by script', async () => {
  const { page } = await open('/faqs', { viewport: { width: 1280, height: 800 } })
  const code = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/add-unless-used-'))
  await page.waitForFunction(code)
  const displays = await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return [...document.fonts].filter(({ family }) => !family.includes('fallback')).map(({ display }) => display)
  })
  expect(displays).toEqual(['optional', 'optional'])
})

it('has its typefaces on paper, which is as narrow as a phone', async () => {
  const { page } = await open('/faqs', { viewport: { width: 1280, height: 800 } })
  await whenThere(page)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const names = [...paper.matchAll(/\/FontName \/[A-Z]+\+(\w+)/g)].map(([, name]) => name)
  for (const name of ['Bricolage', 'InstrumentSans']) expect(names).toContainEqual(expect.stringContaining(name))
})

it('asks for typefaces on a phone only when the first screen is there', async () => {
  const { page } = await open('/', { viewport: { width: 360, height: 800 }, isUnused: true })
  await whenThere(page)
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loaded = navigation?.loadEventStart ?? 0
    return performance
      .getEntriesByType('resource')
      .filter((file) => file.name.endsWith('.woff2') && file.startTime < loaded).length
  })
  expect(early).toBe(0)
})

it('moves nothing on the screen of a phone when they come: where a text would take another line, its letters stand a little closer or wider', async () => {
  const { page, goTo } = await visit({ viewport: { width: 360, height: 800 }, before: holdTypefaces })
  await goTo('/faqs')
  const texts = page.locator('article p')
  await page.locator('main').evaluate((main) => {
    const widths = Array.from({ length: 60 }, (_, index) => 180 + 2 * index)
    const words = 'The doors open half an hour before the first film of the day, and close after the last.'
    const paragraphs = widths.map((width) => `<p style="position: absolute; top: 0; width: ${width}px">${words}</p>`)
    main.innerHTML = `<h1>Questions</h1><article>${paragraphs.join('')}</article>`
  })
  const heights = () => texts.evaluateAll((all) => all.map((text) => (text as HTMLElement).offsetHeight))
  const before = await heights()
  await page.evaluate(() => dispatchEvent(new Event('typefaces')))
  await expect.poll(() => facesOn(page)).toHaveLength(2)
  expect(await heights()).toEqual(before)
  for (const text of await texts.all()) expect(await familyOf(text)).toMatch(/^"?Text"?,/)
  const spacings = await texts.evaluateAll((all) =>
    all.map((text) => Number.parseFloat(getComputedStyle(text).letterSpacing)),
  )
  const changed = spacings.filter((pixels) => pixels !== 0 && !Number.isNaN(pixels))
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(spacings.length / 2)
  for (const pixels of changed) expect(Math.abs(pixels)).toBeLessThan(0.4)
})

it('leaves a text in its fallback where that is not enough', async () => {
  const { page, goTo } = await visit({ viewport: { width: 360, height: 800 }, before: holdTypefaces })
  await goTo('/faqs')
  // Of letters that are a quarter narrower than those of the fallback.
  const title = page.locator('h1')
  await title.evaluate((title) => {
    title.textContent = 'JOJO 1117 '.repeat(30)
  })
  const before = await title.boundingBox()
  await page.evaluate(() => dispatchEvent(new Event('typefaces')))
  await expect.poll(() => facesOn(page)).toHaveLength(2)
  expect(await title.boundingBox()).toEqual(before)
  expect(await familyOf(title)).toMatch(/^"Display fallback"/)
  expect(await familyOf(page.locator('h2').last())).toMatch(/^"?Text"?,/)
})

it('leaves such a text in it at the hidden end of a row, too, which would be lower otherwise', async () => {
  const { page, goTo } = await visit({ viewport: { width: 360, height: 800 }, before: holdTypefaces })
  await goTo('/faqs')
  await page.locator('main').evaluate((main) => {
    const cells = ['One', 'Two', 'JOJO 1117 '.repeat(30)].map(
      (words) => `<h2 style="flex: none; width: 100%">${words}</h2>`,
    )
    main.innerHTML = `<h1>Questions</h1><div style="display: flex; overflow: hidden">${cells.join('')}</div>`
  })
  const row = page.locator('main > div')
  const before = await row.boundingBox()
  await page.evaluate(() => dispatchEvent(new Event('typefaces')))
  await expect.poll(() => facesOn(page)).toHaveLength(2)
  await expect.poll(() => familyOf(row.locator('h2').last())).toMatch(/^"Display fallback"/)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await row.boundingBox()).toEqual(before)
})

it('gives such a text the typeface of all others once it has left the screen, and moves nothing that is read then', async () => {
  const { page, goTo } = await visit({ viewport: { width: 360, height: 800 }, before: holdTypefaces })
  await goTo('/faqs')
  const title = page.locator('h1')
  await title.evaluate((title) => {
    title.textContent = 'JOJO 1117 '.repeat(30)
  })
  await page.evaluate(() => dispatchEvent(new Event('typefaces')))
  await expect.poll(() => familyOf(title)).toMatch(/^"Display fallback"/)
  const height = (await title.boundingBox())?.height
  await page.evaluate(() => scrollTo(0, 3000))
  const read = page.locator('main summary').nth(30)
  const top = (await read.boundingBox())?.y
  await expect.poll(() => familyOf(title)).toMatch(/^"?Display"?,/)
  expect((await title.boundingBox())?.height).not.toBe(height)
  await expect.poll(async () => (await read.boundingBox())?.y).toBeCloseTo(top ?? Number.NaN, 0)
})

it('changes the typefaces of a page that only becomes longer below the screen', async () => {
  const { page, goTo } = await visit({ viewport: { width: 360, height: 800 }, before: holdTypefaces })
  await goTo('/faqs')
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `<h1>Questions</h1><article><p>Answers</p><p style="margin-top: 100vh">${'JOJO 1117 '.repeat(200)}</p></article>`
  })
  await page.evaluate(() => dispatchEvent(new Event('typefaces')))
  await expect.poll(() => facesOn(page)).toHaveLength(2)
  for (const paragraph of await page.locator('article p').all()) expect(await familyOf(paragraph)).toMatch(/^"?Text"?,/)
})

it('moves nothing on a wide screen either where they come late: not what is above the page, nor a link to another line', async () => {
  const { page, goTo } = await visit({
    viewport: { width: 1280, height: 800 },
    before: holdTypefaces,
    mayComplainOf: /Failed to load resource/,
  })
  let areThere = false
  await page.route('**/*.woff2', (route) => (areThere ? route.continue() : route.abort()))
  await goTo('/faqs')
  // Those of the style sheet are used if they are there for the first paint, and else left to script.
  const displays = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('fallback')).map(({ display }) => display),
  )
  expect(displays).toEqual(['optional', 'optional'])
  const title = page.locator('h1')
  const link = title.locator('a')
  await title.evaluate((title) => {
    title.innerHTML = `${'JOJO 1117 '.repeat(9)}<a href="/">JOJO</a> 1117`
    title.style.height = '10em'
  })
  // What is below the screen may become longer.
  const parts = [page.locator('main header'), page.locator('main summary').first(), link]
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()))
  const before = await boxes()
  areThere = true
  await page.evaluate(() => dispatchEvent(new Event('typefaces')))
  await expect.poll(() => facesOn(page)).toHaveLength(2)
  expect(await boxes()).toEqual(before)
  expect(await familyOf(title)).toMatch(/^"Display fallback"/)
  expect(await familyOf(page.locator('h2').last())).toMatch(/^"?Text"?,/)
})

it('has its typefaces on a phone where the code that holds lines has gone', async () => {
  const { page, goTo } = await visit({
    viewport: { width: 360, height: 800 },
    mayComplainOf: /Failed to load resource|dynamically imported/,
  })
  await page.route('**/add-unless-used-*.js', (route) => route.abort())
  await goTo('/faqs')
  await expect.poll(() => facesOn(page)).toHaveLength(2)
})

it('has its typefaces on a phone without script, too', async () => {
  const { page, requests } = await visit({
    viewport: { width: 360, height: 800 },
    javaScriptEnabled: false,
    isUnused: true,
  })
  await page.goto('/faqs', { waitUntil: 'networkidle' })
  expect(requests.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
})

it('can be read where they do not come', async () => {
  const { page, goTo } = await visit({ mayComplainOf: /Failed to load resource/ })
  await page.route('**/*.woff2', (route) => route.abort())
  await goTo('/faqs')
  expect(await page.locator('h1').isVisible()).toBe(true)
})
