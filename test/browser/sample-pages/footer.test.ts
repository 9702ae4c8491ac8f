/** What stands on every page of a chain that has all services: a short footer, whose links can be reached on a phone too, and the account. */
import { expect, inject, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { ownSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { templatesIn } from '#test/support/site/templates.ts'

/** With all that a footer can have: members, a shop, and the app on the page that its block leads to. */
const services = ['APP', 'SHOP', 'SIGN_IN', 'MEMBER'].map((name) => [`${name}_URL`, 'https://services.example/'])
const site = ownSite({ config: parseConfig({ ...siteEnvironment, ...Object.fromEntries(services) }) })
const path = '/movie/redline-kl'
const appPage = '/news/book-faster-with-the-new-app'

it.each([
  [360, 900],
  [1280, 560],
])('at %i px it is at most %i px high, on a page of every template', async (width, most) => {
  const { page, goTo } = await site.visit({ viewport: { width, height: 800 }, javaScriptEnabled: false })
  const footer = page.locator('#siteRoot > footer')
  const found: string[] = []
  for (const path of [appPage, ...templatesIn(inject('builtSite')).values()]) {
    await goTo(path)
    if (path === appPage) expect(await footer.getByRole('heading', { name: 'Download Our App' }).count()).toBe(1)
    // Where a page is short, the footer itself fills the screen.
    const height = await footer.evaluate(
      (footer) => (footer.lastElementChild?.getBoundingClientRect().bottom ?? 0) - footer.getBoundingClientRect().top,
    )
    if (height > most) found.push(`${path}: ${Math.round(height)} px`)
  }
  expect(found).toEqual([])
  await goTo(path)
  expect(await footer.getByRole('link', { name: 'Aurum Theatre' }).isVisible()).toBe(width === 1280)
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
