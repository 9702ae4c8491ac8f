/** Who plans a party: packages for so many guests at a cinema, the form with all of it, and an invitation to print. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
const landing = '/play-birthday-movie-party-package'

it('estimates for the guests and the cinema that are chosen, and opens the form with them', async () => {
  const { page, complaints } = await site.open(landing, {
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  })
  const offer = (title: string) =>
    page
      .getByRole('listitem')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) })
  const classic = offer('Birthday Classic')
  const guests = page.getByRole('spinbutton', { name: 'How many guests?' })
  await guests.fill('12')
  await expect
    .poll(() => offer('Birthday in Gold').textContent())
    .toContain('RM\u00a0316.67 a headRM\u00a03,800 for 12 guests')
  expect(await classic.textContent()).toContain('For 15 guests or more')
  expect(await classic.textContent()).toContain('Instead: Birthday on the Big Screen, Birthday in Gold.')
  await classic.getByRole('button', { name: 'Plan for 15' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Book this/)
  await page.getByRole('button', { name: 'One guest more' }).click()
  await page.getByRole('combobox', { name: 'Cinema' }).selectOption('GSC Padang Hijau')
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ guests: '16', cinema: 'gsc-padang-hijau' })
  expect(await classic.textContent()).toContain('RM\u00a0784 for 16 guests')
  expect(await classic.textContent()).toContain('GSC Padang Hijau: Hall 6, 96 seats')
  expect(await offer('Birthday in Gold').textContent()).toContain('Not at GSC Padang Hijau')
  expect(await violations(page)).toEqual([])
  await classic.getByRole('link', { name: /^Book this/ }).click()
  await page.waitForURL('**/book-a-hall?*')
  const answer = (label: string) => page.getByLabel(label).first().inputValue()
  await expect.poll(() => answer('Number of guests')).toBe('16')
  expect(await answer('What is the occasion?')).toBe('birthday')
  expect(await answer('Which package?')).toBe('birthday-classic')
  expect(await answer('Which cinema?')).toBe('gsc-padang-hijau')
  const chosen = page.getByRole('region', { name: 'Birthday Classic' })
  expect(await chosen.textContent()).toContain('RM\u00a0784 for 16 guests')
  await page.getByLabel('Number of guests').fill('20')
  await expect.poll(() => chosen.textContent()).toContain('RM\u00a0980 for 20 guests')
  await page.getByLabel('Number of guests').fill('97')
  await expect.poll(() => chosen.textContent()).toContain('For up to 96 guests')
  expect(complaints).toEqual([])
})

it('says what to do where the guests of its address cannot be, and prices for the usual ones until then', async () => {
  const { page } = await site.open(`${landing}?guests=12.5`)
  const guests = page.getByRole('spinbutton', { name: 'How many guests?' })
  const usual = 'Until then, prices are for the usual number of guests.'
  const said = page.getByText(`Please enter a whole number, such as 20. ${usual}`)
  await expect.poll(() => said.count()).toBe(2)
  expect(await guests.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('status').filter({ hasText: usual }).count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await guests.fill('0')
  await page.getByText(`Please enter a number from 1 to 9,999. ${usual}`).first().waitFor()
  await guests.fill('12')
  await expect.poll(() => page.getByText(usual).count()).toBe(0)
  expect(await guests.getAttribute('aria-invalid')).toBeNull()
})

it('leaves the focus at the button that has come to one guest', async () => {
  const { page } = await site.open(`${landing}?guests=2`)
  const fewer = page.getByRole('button', { name: 'One guest fewer' })
  const guests = page.getByRole('spinbutton', { name: 'How many guests?' })
  await expect.poll(() => guests.inputValue()).toBe('2')
  await fewer.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => guests.inputValue()).toBe('1')
  await expect.poll(() => fewer.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => fewer.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await guests.inputValue()).toBe('1')
})

it('begins with the cinema of the visitor, and prints the invitation as it was written, and nothing else', async () => {
  const { page, complaints } = await site.open('/package', { reducedMotion: 'reduce' })
  await page.evaluate(() =>
    localStorage.setItem('my-cinema', JSON.stringify({ href: '/cinema/gsc-padang-hijau', name: 'GSC Padang Hijau' })),
  )
  await page.reload()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Cinema' }).locator('option:checked').textContent())
    .toBe('GSC Padang Hijau, your cinema')
  await page.getByRole('button', { name: 'Print an invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'An invitation to print' })
  await dialog.getByLabel('Who invites?').fill('Aina Sofea')
  await dialog.getByLabel('Day').fill('2026-11-14')
  await expect.poll(() => dialog.getByLabel('Cinema').inputValue()).toBe('gsc-padang-hijau')
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() => document.body.innerText)
  expect(printed).toMatch(/^You are invited to the cinema by\s+Aina Sofea\s+When\s+Saturday,? 14 November 2026/)
  expect(printed).toContain('Alor Setar')
  expect(printed).not.toContain('Birthday Classic')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await dialog.getByLabel('Reply to').press('Enter')
  await expect.poll(() => page.locator('body[data-printed]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.printedInvitation').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('asks once more for the addresses of an invitation that could not be had, and leaves the focus where they come', async () => {
  const { page } = await site.open('/package', { mayComplainOf: /ERR_FAILED/ })
  await page.route('**/rest.json', (route) => route.abort())
  await page.getByRole('button', { name: 'Print an invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'An invitation to print' })
  await dialog.getByRole('alert').getByText('The addresses of the cinemas cannot be reached').waitFor()
  await page.unroute('**/rest.json')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const field = dialog.getByLabel('Cinema')
  await expect.poll(() => field.locator('option').count()).toBe(15)
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('compares the packages where no script runs, each for the guests that it is meant for', async () => {
  const { page } = await site.open(landing, { javaScriptEnabled: false })
  const words = await page.getByRole('article').filter({ hasText: 'Birthday in Gold' }).last().innerText()
  expect(words).toContain('RM\u00a0190 a head')
  expect(words).toContain('20 guests, each more RM\u00a0178')
  expect(await page.getByRole('link', { name: 'Book this' }).count()).toBe(3)
  expect(await page.getByRole('spinbutton').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Print an invitation' }).isVisible()).toBe(false)
})

it('leads from a package that is neither at the cinema nor for so few guests to one that can be had', async () => {
  const { page } = await site.open('/package?guests=12&cinema=aurum-the-meranti')
  const classic = page
    .getByRole('listitem')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Birthday Classic' }) })
  await classic.getByRole('button', { name: 'Plan for 15 at any cinema' }).click()
  await expect.poll(() => classic.getAttribute('data-possible')).toBe('true')
  await expect.poll(() => new URL(page.url()).search).toBe('?guests=15')
})
