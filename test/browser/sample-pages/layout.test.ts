/**
 * Pages of a chain that has all services, as styles lay them out: rows of cards are full, the footer is short, and its links can be
 * reached on a phone too, as the account can.
 */
import { expect, inject, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { blownUpCards, halfEmptyRows } from '#test/support/browser/half-empty-rows.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { templatesIn } from '#test/support/site/templates.ts'

/** With all that a footer can have: members, a shop, and the app on the page that its block leads to. */
const services = ['APP', 'SHOP', 'SIGN_IN', 'MEMBER'].map((name) => [`${name}_URL`, 'https://services.example/'])
const site = ownSite({ config: parseConfig({ ...siteEnvironment, ...Object.fromEntries(services) }) })
const path = '/movie/redline-kl'
/** At what width, how high at most. */
const highestFooters = new Map([
  [360, 900],
  [1280, 560],
])
const appPage = '/news/book-faster-with-the-new-app'
/** Where a card is alone, while another of its list is still to come. */
const cardAlone = '/cinemas/aurum-theatre'

it('has a short footer, and no row of a short grid of cards half empty, nor a card alone or blown up, on a page of every template', async () => {
  const { page, goTo } = await site.visit({ javaScriptEnabled: false })
  const footer = page.locator('#siteRoot > footer')
  const links = footer.getByRole('link', { name: 'Aurum Theatre' })
  const found: string[] = []
  for (const path of [appPage, cardAlone, ...templatesIn(inject('builtSite')).values()]) {
    await goTo(path)
    if (path === appPage) expect(await footer.getByRole('heading', { name: 'Download Our App' }).count()).toBe(1)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const note = (what: string) => found.push(`${path} at ${width} px: ${what}`)
      for (const row of await halfEmptyRows(page)) note(row)
      if (width >= 768)
        for (const title of await blownUpCards(page)) note(`the picture of “${title}” as wide as the page`)
      const most = highestFooters.get(width)
      if (most === undefined) continue
      // Where a page is short, the footer itself fills the screen.
      const height = await footer.evaluate(
        (footer) => (footer.lastElementChild?.getBoundingClientRect().bottom ?? 0) - footer.getBoundingClientRect().top,
      )
      if (height > most) note(`a footer of ${Math.round(height)} px`)
      if (path === appPage) expect(await links.isVisible()).toBe(width === 1280)
    }
  }
  expect(found).toEqual([])
})

it('opens a menu on a phone by key, without script too', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.open(path, { viewport: { width: 360, height: 800 }, javaScriptEnabled })
    const footer = page.locator('#siteRoot > footer')
    await footer.locator('summary', { hasText: 'Our cinemas' }).focus()
    await page.keyboard.press('Enter')
    await footer.getByRole('link', { name: 'Aurum Theatre' }).waitFor()
    expect(await footer.getByRole('link', { name: 'Overview of Our cinemas' }).getAttribute('href')).toBe('/cinema')
  }
})

it.each([360, 1280, 1920])('has the ways to an account one press away in the header, at %i px', async (width) => {
  const { page } = await site.open(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await page.getByRole('banner').getByRole('button', { name: 'My cinema' }).click()
  const dialog = page.getByRole('dialog', { name: 'My cinema' })
  await dialog.getByRole('link', { name: 'Become Our Member' }).waitFor()
  expect(await dialog.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('https://services.example/')
  expect(await violations(page, 'dialog[open]')).toEqual([])
})

it('has all of the header within the columns of the page, whatever the width', async () => {
  const { page } = await site.open(path, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
  const found: [width: number, beside: number][] = []
  for (const width of [
    320, 360, 480, 640, 768, 1024, 1279, 1280, 1340, 1439, 1440, 1500, 1600, 1759, 1760, 1920, 2560,
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const beside = await page.getByRole('banner').evaluate((header) => {
      const row = header.firstElementChild
      if (!row) return Number.NaN
      const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
      const shown = [...row.querySelectorAll('a, button')].filter((item) => item.checkVisibility())
      return Math.round(Math.max(...shown.map((item) => item.getBoundingClientRect().right)) - end)
    })
    if (beside !== 0) found.push([width, beside])
  }
  expect(found).toEqual([])
})
