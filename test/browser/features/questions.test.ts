/** Questions and their answers in the built pages, in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const site = builtSite()
const question = (page: Page, id: string) => page.locator(`details#${id}`)

it('opens the question that the address names, on the first load', async () => {
  const { page } = await site.open('/faqs#are-assistance-dogs-welcome')
  await expect.poll(() => question(page, 'are-assistance-dogs-welcome').getAttribute('open')).not.toBeNull()
  expect(await page.locator('main details[open]').count()).toBe(1)
  const { y } = (await question(page, 'are-assistance-dogs-welcome').boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(400)
})

it('opens the end of a list that phones fold away, where the address names a question in it', async () => {
  const { page, navigate } = await site.open('/cinema/gsc-kayangan-walk', { viewport: { width: 360, height: 780 } })
  const last = page.locator('main details details[id]').last()
  const id = await last.getAttribute('id')
  expect(await last.isVisible()).toBe(false)
  await navigate(`/cinema/gsc-kayangan-walk#${id}`)
  await expect.poll(() => last.getByText(/./).last().isVisible()).toBe(true)
})

it('opens a question when a link on the page leads to it, and leaves all closed for a hash that names none', async () => {
  const { page } = await site.open('/faqs#%E0%A4%A')
  expect(await page.locator('main details[open]').count()).toBe(0)
  await page.evaluate(() => {
    location.hash = '#are-assistance-dogs-welcome'
  })
  await expect.poll(() => question(page, 'are-assistance-dogs-welcome').getAttribute('open')).not.toBeNull()
})

it('prints every answer where the style sheet cannot unfold them, and folds them again', async () => {
  const { page, goTo } = await site.visit({
    before: () => {
      const { supports } = CSS
      CSS.supports = (...asked: [string, string?]) =>
        !asked[0].includes('details-content') && Reflect.apply(supports, CSS, asked)
    },
  })
  await goTo('/faqs')
  const folded = page.locator('main details:not([open])')
  const before = await folded.count()
  expect(before).toBeGreaterThan(10)
  // What listens is fetched once the browser has time.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return await folded.count()
    })
    .toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => folded.count()).toBe(before)
})

it('narrows the questions down with every letter, says how many are left, and keeps the words in the address', async () => {
  const { page } = await site.open('/faq-search')
  const field = page.getByRole('searchbox')
  const status = page.locator('main').getByRole('status')
  const whole = Number.parseInt((await status.textContent()) ?? '', 10)
  await field.pressSequentially('wheelchair')
  await expect.poll(() => status.textContent()).toMatch(/^\d+ questions? for “wheelchair”$/)
  const left = Number.parseInt((await status.textContent()) ?? '', 10)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(whole)
  expect(await page.locator('main details[id]').count()).toBe(left)
  await expect.poll(() => new URL(page.url()).search).toBe('?q=wheelchair')
  await field.fill('wheelchair xyzzy')
  await expect.poll(() => status.textContent()).toBe('0 questions for “wheelchair xyzzy”')
  expect(await page.locator('main').textContent()).toContain('No question has all of these words.')
  await field.fill('')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.locator('main details[id]').count()).toBe(whole)
})

it('writes what was typed into the address of no page that one has gone on to', async () => {
  const { page, navigate } = await site.open('/privacy-policy')
  await navigate('/faqs')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('wheelchair')
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: 'Personal Data Notice' }).waitFor()
  // Longer than typed letters wait.
  await page.waitForTimeout(500)
  expect(new URL(page.url()).search).toBe('')
})

it('takes no more of a long text than an address can hold', async () => {
  const { page } = await site.open('/faq-search')
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.insertText('wheelchair '.repeat(1500))
  expect(await field.inputValue()).toHaveLength(200)
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?q=wheelchair/)
  expect((await page.reload())?.status()).toBe(200)
})

it('leaves what else is in the address while one types, and when all is taken away again', async () => {
  const { page } = await site.open('/faq-search?utm_source=mail&q=refund')
  const field = page.getByRole('searchbox')
  await field.fill('wheelchair')
  await expect.poll(() => new URL(page.url()).search).toBe('?utm_source=mail&q=wheelchair')
  await field.fill('')
  await expect.poll(() => new URL(page.url()).search).toBe('?utm_source=mail')
})

it('shows what was found in place of the categories, and brings it into view where the search is sent off on a phone', async () => {
  const { page } = await site.open('/faq-search', { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })
  const categories = page.getByRole('navigation', { name: 'Categories' })
  expect(await categories.isVisible()).toBe(true)
  const status = page.locator('main').getByRole('status')
  await page.getByRole('searchbox').fill('wheelchair')
  await expect.poll(() => status.textContent()).toMatch(/for “wheelchair”$/)
  expect(await categories.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('searchbox').press('Enter')
  const bottomOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(() => bottomOf('main details[id]')).toBeLessThan(640 - 64)
  const { y = 0 } = (await status.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(await bottomOf('header'))
  await page.getByRole('searchbox').fill('')
  await categories.waitFor()
})

it('forgives a slip of the finger, before the word is finished, too', async () => {
  const { page } = await site.open('/faq-search')
  await page.getByRole('searchbox').pressSequentially('wheelchiar')
  const status = page.locator('main').getByRole('status')
  await expect.poll(() => status.textContent()).toMatch(/^[1-9]\d* questions? for “wheelchiar”$/)
  await page.getByRole('searchbox').fill('whelch')
  await expect.poll(() => status.textContent()).toMatch(/^[1-9]\d* questions? for “whelch”$/)
})

it('finds what was typed before the search was there, and says when it cannot be reached', async () => {
  const { page, requests } = await site.open('/faq-search', { mayComplainOf: /ERR_FAILED/ })
  const status = page.locator('main').getByRole('status')
  const whole = await page.locator('main details[id]').count()
  expect(requests.filter((path) => path.includes('/list-index-'))).toEqual([])
  await page.route('**/list-index-*', (route) => route.abort())
  await page.getByRole('searchbox').pressSequentially('wheelchai')
  await expect
    .poll(() => status.textContent())
    .toBe(`The search cannot be reached right now. Listed without it: ${whole} questions`)
  expect(await page.locator('main details[id]').count()).toBe(whole)
  await page.unroute('**/list-index-*')
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/list-index-*', async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.getByRole('searchbox').pressSequentially('r')
  expect(await page.locator('main details[id]').count()).toBe(whole)
  isTyped.resolve()
  await expect.poll(() => status.textContent()).toMatch(/^\d+ questions? for “wheelchair”$/)
  expect(await page.locator('main details[id]').count()).toBeLessThan(whole)
})

it('finds at once what the address asks for', async () => {
  const { page } = await site.open('/faq-search?q=wheelchair')
  expect(await page.getByRole('searchbox').inputValue()).toBe('wheelchair')
  await expect.poll(() => page.locator('main').getByRole('status').textContent()).toContain('for “wheelchair”')
})

it('lists every question without script, and no field that would do nothing', async () => {
  const { page } = await site.open('/faq-search?q=wheelchair', { javaScriptEnabled: false })
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(await page.locator('main details[id]').count()).toBeGreaterThan(50)
})

it('leads from a page that does not exist to the questions without script', async () => {
  const { page } = await site.open('/nothing-here', { mayComplainOf: /status of 404/, javaScriptEnabled: false })
  await page.getByRole('searchbox').fill('refund')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/faq-search?q=refund')
})
