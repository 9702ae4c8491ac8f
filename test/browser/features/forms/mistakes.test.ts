/** What a form says of answers that need another look, in a real browser. */
import { describe, expect, it } from 'vitest'
import { descriptionOf, fillContact, heading, message, playEndpoint, send } from '#test/support/browser/contact-form.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()

describe('mistakes', () => {
  it('are summed up, with links to their fields, and told at each of them', async () => {
    const visit = await site.open('/contact-us')
    const { page } = visit
    const { sent } = await playEndpoint(visit)
    await send(page).click()
    const summary = page.getByRole('region', { name: '4 answers need another look' })
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    await summary.getByRole('link', { name: 'E-mail address' }).click()
    const email = page.getByLabel('E-mail address')
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await descriptionOf(page, 'E-mail address')).toContain('Please enter your e-mail address.')
    await email.fill('ann')
    await expect
      .poll(() => descriptionOf(page, 'E-mail address'))
      .toContain('a whole e-mail address, such as name@example.com')
    await email.fill('ann@example.com')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
    expect(sent).toHaveLength(0)
  })

  it('are told when a field is left, not before, and not again at what was mended', async () => {
    const { page } = await site.open('/book-a-hall')
    const guests = page.getByLabel('Number of guests')
    await guests.pressSequentially('1')
    expect(await guests.getAttribute('aria-invalid')).toBeNull()
    await guests.press('Tab')
    await expect.poll(() => descriptionOf(page, 'Number of guests')).toContain('from 2 to 2,500')
    await guests.fill('30')
    await expect.poll(() => guests.getAttribute('aria-invalid')).toBeNull()
  })

  it.each([
    ['Number of guests', '20-30', 'Please enter a number in figures, such as 20.'],
    ['How many halls?', '1-2', 'Please enter a number in figures, such as 20.'],
    ['Preferred date', '12', 'Please choose a day of the calendar.'],
  ])('are told, too, where the browser cannot read what stands in “%s”', async (label, typed, words) => {
    const { page } = await site.open('/book-a-hall')
    const field = page.getByLabel(label)
    await field.focus()
    await page.keyboard.type(typed)
    await field.blur()
    await expect.poll(() => descriptionOf(page, label)).toContain(words)
    await page.locator('main form [type=submit]').click()
    await page.locator('main form section').getByRole('link', { name: label }).waitFor()
    await field.fill(label === 'Preferred date' ? '2027-05-12' : '2')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
  })

  it('are told of a question with one option that nobody has chosen', async () => {
    const { page } = await site.open('/international-screens')
    const form = page.locator('main form')
    // As an editor may ask for a consent.
    await form.locator('[name=interests]').evaluateAll(([, ...others]) => {
      for (const other of others) other.closest('label')?.remove()
    })
    expect(await form.locator('[name=interests]').count()).toBe(1)
    await form.locator('[type=submit]').click()
    const link = form.locator('section').getByRole('link', { name: 'What should we tell you about?' })
    await link.waitFor()
    await form.locator('[name=interests]').check()
    await expect.poll(() => link.count()).toBe(0)
  })

  it('in days are counted from today in Malaysia', async () => {
    const { page } = await site.open('/book-a-hall', { now: '2026-10-01T16:30:00Z' })
    const date = page.getByLabel('Preferred date')
    await date.fill('2026-10-08')
    await date.blur()
    await expect
      .poll(() => descriptionOf(page, 'Preferred date'))
      .toContain('Please choose 9 October 2026 or a later day.')
    expect(await date.getAttribute('min')).toBe('2026-10-09')
  })

  it('that the server finds stand at their fields, with all that was typed', async () => {
    const visit = await site.open('/contact-us', { mayComplainOf: /status of 400/ })
    const { page } = visit
    const errors = [{ data: { errors: [{ path: 'name', message: 'Not this name.' }] } }]
    await playEndpoint(visit, () => ({ status: 400, body: { errors } }))
    await fillContact(page)
    await send(page).click()
    await page.getByRole('region', { name: 'One answer needs another look' }).waitFor()
    expect(await descriptionOf(page, 'Your name')).toContain('Not this name.')
    expect(await page.getByLabel('Your message').inputValue()).toBe(message)
    await page.getByLabel('Your name').fill('Bob')
    await send(page).click()
    await expect.poll(() => heading(page)).toBe('Thank you')
  })
})

it('takes no press away from what stands below a field that is left by it', async () => {
  const { page } = await site.open('/mygscstory', { viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' })
  await page.getByLabel('E-mail address').focus()
  await page.keyboard.type('ann')
  const consent = page.locator('main form input[type=checkbox]').first()
  await consent.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await consent.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // As long as a finger takes.
  await page.waitForTimeout(120)
  await page.mouse.up()
  expect(await consent.isChecked()).toBe(true)
  await expect.poll(() => descriptionOf(page, 'E-mail address')).toContain('a whole e-mail address')
})

it('leaves the field that has the focus in view when a sentence about the one before it comes in above', async () => {
  const { page } = await site.open('/mygscstory', { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
  const form = page.locator('main form')
  const field = form.locator('textarea')
  await field.focus()
  await page.keyboard.press('Shift+Tab')
  // At the lower edge, where the browser leaves it when it comes from above.
  await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await form.locator('[aria-invalid="true"]').waitFor()
  const { height: before = 0 } = (await form.boundingBox()) ?? {}
  await page.keyboard.press('Tab')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(async () => (await form.boundingBox())?.height).toBeGreaterThan(before)
  await page.waitForTimeout(300)
  const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
  const bar = await page.getByRole('navigation', { name: 'Most wanted' }).boundingBox()
  expect(y + height).toBeLessThan(bar?.y ?? 0)
})
