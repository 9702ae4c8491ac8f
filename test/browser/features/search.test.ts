/** The search of the built site, in a real browser and with its real index. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { createSearch } from '#site/features/search/search-index.ts'
import { malayWords } from '#site/features/search-index/malay-words.ts'
import { browserCan } from '#test/support/browser/launch/browser-can.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { heading, reload, whenAlive } from '#test/support/browser/visit.ts'

const site = builtSite()

/** A busy machine may take its time. */
const patient = { timeout: 20_000 }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox')
const options = (page: Page) => dialogOf(page).getByRole('option')
const status = (page: Page) => dialogOf(page).getByRole('status')

const open = (address = '/house-rules', settings = {}) => site.open(address, settings)

/** Opens it, types letter by letter, and waits until the last one is answered, too: until then, what the first ones found is shown. */
async function search(page: Page, term: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await fieldOf(page).pressSequentially(term)
  await expect.poll(() => status(page).textContent(), patient).toMatch(/results?$/)
  const isStill = async () => {
    const before = await dialogOf(page).textContent()
    await page.waitForTimeout(200)
    return before === (await dialogOf(page).textContent())
  }
  await expect.poll(isStill, patient).toBe(true)
}

it('opens by its button and by Control and K, asks for nothing before, and gives the focus back', async () => {
  const { page, requests } = await open()
  expect(requests.filter((path) => /search(?!-field)/.test(path))).toEqual([])
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await expect.poll(() => fieldOf(page).evaluate((field) => field === document.activeElement), patient).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogOf(page).count(), patient).toBe(0)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+k')
  await fieldOf(page).waitFor()
  expect(await fieldOf(page).inputValue()).toBe('')
})

it('leaves the keys alone where somebody types, and letters everywhere', async () => {
  const { page } = await open('/contact-us')
  const field = page.locator('main').getByRole('textbox').first()
  await field.focus()
  await page.keyboard.type('and/or k')
  await page.keyboard.press('Control+k')
  await expect.poll(() => field.inputValue()).toBe('and/or k')
  await field.blur()
  await page.keyboard.type('k/')
  expect(await dialogOf(page).count()).toBe(0)
})

it('finds a film by a part of its title, and goes there by keys alone', async () => {
  const { page, console } = await open()
  await search(page, 'redli')
  const group = dialogOf(page).getByRole('group', { name: 'Movies' })
  expect(await group.getByRole('option').allTextContents()).toEqual([expect.stringContaining('Redline KL')])
  await page.keyboard.press('ArrowDown')
  const active = await fieldOf(page).getAttribute('aria-activedescendant')
  expect(await page.locator('[role="option"][aria-selected="true"]').getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await heading(page, 'Redline KL').waitFor()
  expect(await dialogOf(page).count()).toBe(0)
  // The policy of the site lets the search run: the browser has refused nothing.
  expect(console).toEqual([])
})

it.each([
  ['', { isComposing: true }],
  [', in Safari, too, which tells of the last of them when the word is there', { keyCode: 229 }],
])('leaves the keys alone by which an input method is told what is meant%s', async (_, mark) => {
  const { page } = await open()
  await search(page, 'redline')
  const isHandled = await fieldOf(page).evaluate(
    (field, mark) =>
      ['Enter', 'ArrowDown'].map(
        (key) => !field.dispatchEvent(new KeyboardEvent('keydown', { key, ...mark, bubbles: true, cancelable: true })),
      ),
    mark,
  )
  expect(isHandled).toEqual([false, false])
  expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBeNull()
})

it('stays open with its words where a result is opened in another tab', async () => {
  const { page } = await open()
  await search(page, 'redline')
  const opened = page.context().waitForEvent('page')
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  expect(await fieldOf(page).inputValue()).toBe('redline')
})

it('leads to the best result whoever presses Enter at once', async () => {
  const { page } = await open()
  await page.keyboard.press('Control+k')
  await fieldOf(page).pressSequentially('redline')
  await page.keyboard.press('Enter')
  await heading(page, 'Redline KL').waitFor({ timeout: patient.timeout })
})

it('leads to the best result whoever chose among more before the results were there', async () => {
  const { page } = await open()
  const hasChosen = Promise.withResolvers<void>()
  await page.route('**/search.json', async (route) => {
    await hasChosen.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await fieldOf(page).pressSequentially('redline')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => options(page).last().getAttribute('aria-selected')).toBe('true')
  hasChosen.resolve()
  await dialogOf(page).getByRole('group', { name: 'Movies' }).waitFor()
  expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('Enter')
  await heading(page, 'Redline KL').waitFor()
})

it('finds a cinema by its town', async () => {
  const { page } = await open()
  await search(page, 'shah alam')
  const cinemas = dialogOf(page).getByRole('group', { name: 'Cinemas' })
  expect(await cinemas.getByRole('option').first().textContent()).toContain('Aurum Theatre Persiaran Delima')
})

it('knows pages of the sample chain for every Malay expression of its table', async () => {
  const { page } = await open()
  const records = await page.evaluate(async () => (await fetch('/search.json')).json())
  const find = await createSearch(records)
  const unknown = Object.keys(malayWords).filter((malay) => {
    const { hits, isApproximate } = find(malay)
    return hits.length === 0 || isApproximate
  })
  expect(unknown).toEqual([])
})

it('goes round with the arrows, from the last to the first', async () => {
  const { page } = await open()
  await page.keyboard.press('Control+k')
  await fieldOf(page).waitFor()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => options(page).last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => options(page).first().getAttribute('aria-selected')).toBe('true')
})

it('says that there is nothing, and where to go instead', async () => {
  const { page } = await open()
  await page.keyboard.press('Control+k')
  await fieldOf(page).pressSequentially('zzzzqq')
  await expect.poll(() => status(page).textContent(), patient).toContain('Nothing found for “zzzzqq”')
  expect(await options(page).first().textContent()).toBe('Movies')
  // Nothing was chosen.
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/house-rules')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/movies')
})

it.each(['comes', 'does not come'])(
  'leaves whoever has gone on before it was there where they are: it %s',
  async (fate) => {
    const { page, navigate } = await open('/house-rules', { isUnused: true, mayComplainOf: /ERR_FAILED|search-dialog/ })
    const answer = Promise.withResolvers<void>()
    await page.route('**/assets/search-dialog*.js', async (route) => {
      await answer.promise
      await (fate === 'comes' ? route.continue() : route.abort())
    })
    const asked = page.waitForRequest(/search-dialog.*\.js/)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await asked
    await navigate('/movies')
    await heading(page, 'Movies').waitFor()
    answer.resolve()
    await page.waitForTimeout(700)
    expect(new URL(page.url()).pathname).toBe('/movies')
    expect(await dialogOf(page).count()).toBe(0)
  },
)

it('says when it cannot be reached, and tries again', async () => {
  const { page } = await open('/house-rules', { mayComplainOf: /ERR_FAILED|The search failed/ })
  await page.route('**/search.json', (route) => route.abort())
  await page.keyboard.press('Control+k')
  // One letter: each of more would try again, and a late one would succeed without the button.
  await fieldOf(page).press('r')
  await expect.poll(() => status(page).textContent(), patient).toContain('cannot be reached')
  await page.unroute('**/search.json')
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await options(page).first().waitFor()
  await page.keyboard.type('edline')
  await expect.poll(() => options(page).first().textContent(), patient).toContain('Redline KL')
})

it('opens with what the address of the home page asks for, as search engines are told', async () => {
  const { page } = await open('/?q=redline')
  await expect.poll(() => options(page).first().textContent(), patient).toContain('Redline KL')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toContain('"urlTemplate":"https://gsc.example/?q={search_term_string}"')
})

it.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => dialogOf(page).getByRole('button', { name: 'Close the search' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(5, 700)],
])('that the address has opened stays closed after %s, through a reload and on the way back', async (_, close) => {
  const { page, navigate } = await open('/?q=redline&from=mail')
  await options(page).first().waitFor()
  await close(page)
  await expect.poll(() => new URL(page.url()).search).toBe('?from=mail')
  await reload(page)
  await whenAlive(page)
  await navigate('/house-rules')
  await heading(page, 'House Rules').waitFor()
  await page.goBack()
  await expect.poll(() => page.url()).toMatch(/\/\?from=mail$/)
  expect(await dialogOf(page).count()).toBe(0)
})

it('that the address has opened is there again on the way back from a result', async () => {
  const { page } = await open('/?q=redline')
  await options(page).first().click()
  await heading(page, 'Redline KL').waitFor()
  await page.goBack()
  await expect.poll(() => fieldOf(page).inputValue(), patient).toBe('redline')
})

it('is there again with its words on the way back from a result, and not once it was closed', async () => {
  const { page } = await open()
  await search(page, 'redline')
  await options(page).first().click()
  await heading(page, 'Redline KL').waitFor()
  await page.goBack()
  await expect.poll(() => fieldOf(page).inputValue(), patient).toBe('redline')
  expect(new URL(page.url()).pathname).toBe('/house-rules')
  await options(page).first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogOf(page).count()).toBe(0)
  await reload(page)
  await whenAlive(page)
  await page.waitForTimeout(500)
  expect(await dialogOf(page).count()).toBe(0)
})

it.each([320, 360, 768])('shows whole titles at %i px with text twice as large', async (width) => {
  const { page } = await open('/house-rules', { viewport: { width, height: 780 } })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await search(page, 'red')
  const excess = await page
    .locator('.searchScroll')
    .evaluate((list) => [
      list.scrollWidth - list.clientWidth,
      Math.max(0, list.getBoundingClientRect().right - innerWidth),
    ])
  expect(excess).toEqual([0, 0])
})

it('leaves what the list below it is searched for where it is closed', async () => {
  const { page } = await open('/cinema?q=kuching')
  await page.keyboard.press('Control+k')
  await fieldOf(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogOf(page).count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?q=kuching')
})

it.runIf(browserCan('be without script'))('leads to the search of questions where there is no script', async () => {
  const { page } = await site.open('/movies', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Search questions and answers' }).click()
  expect(new URL(page.url()).pathname).toBe('/faq-search')
})

it.runIf(browserCan('be looked at by axe'))(
  'has nothing that axe objects to, empty, with results, on phones and on wide screens',
  async () => {
    for (const width of [320, 1280]) {
      const { page } = await open('/house-rules', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await page.keyboard.press('Control+k')
      await fieldOf(page).waitFor()
      expect(await violations(page, 'dialog')).toEqual([])
      await fieldOf(page).pressSequentially('aurum')
      await expect.poll(() => status(page).textContent(), patient).toMatch(/results$/)
      await page.keyboard.press('ArrowDown')
      expect(await violations(page, 'dialog')).toEqual([])
    }
  },
)
it('looks for what an address names that leads nowhere', async () => {
  const { page } = await site.open('/film/redline-kl', { mayComplainOf: /status of 404/ })
  const field = page.getByRole('main').getByRole('searchbox')
  expect(await field.inputValue()).toBe('redline kl')
  await field.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog
    .getByRole('option', { name: /Redline KL/ })
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('redline kl')
})
