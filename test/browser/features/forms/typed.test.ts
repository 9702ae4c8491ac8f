/** What was typed into a form or added to it, until it is sent, in a real browser. */
import { describe, expect, it } from 'vitest'
import {
  answersIn,
  descriptionOf,
  fillContact,
  heading,
  message,
  pdf,
  playEndpoint,
  send,
} from '#test/support/browser/contact-form.ts'
import { browserCan } from '#test/support/browser/launch/browser-can.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { reload, whenAlive } from '#test/support/browser/visit.ts'

const site = builtSite()

describe('what was typed', () => {
  it('is there again after a reload, and after another page and Back; and gone when the visitor clears it', async () => {
    const visit = await site.open('/contact-us')
    const { page } = visit
    const { sent } = await playEndpoint(visit)
    await fillContact(page)
    await page.getByLabel('Attachment').setInputFiles(pdf(2000))
    // The form's code comes with the first touch, and takes up what was typed meanwhile.
    const drafts = () => page.evaluate(() => Object.values(sessionStorage).join())
    await expect.poll(drafts).toContain('a.pdf')
    await reload(page)
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(message)
    await page.getByText('What you had typed here before is still there.').waitFor()
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('other')
    expect(await descriptionOf(page, 'Attachment')).toContain('please choose “a.pdf” again')
    expect(await violations(page, 'main')).toEqual([])
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(message)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('')
    await reload(page)
    expect(await page.getByLabel('Your message').inputValue()).toBe('')
    expect(sent).toHaveLength(0)
  })

  it('stays with its form where another form follows, which is a form of its own', async () => {
    const visit = await site.open('/contact-us')
    const { page, navigate } = visit
    const { sent } = await playEndpoint(visit)
    await fillContact(page)
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft')))
    await expect.poll(drafts).toEqual(['form-draft:contact-us'])
    await navigate('/book-a-hall')
    await expect.poll(() => heading(page)).toBe('Book A Hall')
    const company = page.getByLabel('Company, school or group')
    expect(await page.locator('main form').getByRole('textbox').first().inputValue()).toBe('')
    await company.fill('Syarikat Contoh')
    await expect.poll(drafts).toEqual(['form-draft:contact-us', 'form-draft:book-a-hall'])
    await page.locator('main form [type=submit]').click()
    await page
      .locator('main form')
      .getByText(/answers need another look/)
      .waitFor()
    expect(sent).toHaveLength(0)
  })

  it('before the page was alive is sent, too', async () => {
    const visit = await site.visit()
    const { page } = visit
    const { sent } = await playEndpoint(visit)
    const isTyped = Promise.withResolvers<void>()
    await page.route('**/assets/app-*.js', async (route) => {
      await isTyped.promise
      await route.continue()
    })
    await page.goto('/contact-us', { waitUntil: 'commit' })
    await fillContact(page)
    expect(await send(page).isDisabled()).toBe(true)
    isTyped.resolve()
    await send(page).click()
    await expect.poll(() => heading(page)).toBe('Thank you')
    expect(answersIn(sent[0])).toMatchObject({ form: 'contact-us' })
    expect(JSON.stringify(answersIn(sent[0]))).toContain('Assalamualaikum')
  })
})

it('keeps words that come between the last look of the starting form and its first listening', async () => {
  const { page } = await site.open('/contact-us', {
    before: () => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        setItem.call(this, key, value)
        const field = document.querySelector('textarea')
        if (!key.startsWith('form-draft') || !field || field.value !== '') return
        field.value = 'The last words'
        queueMicrotask(() => field.dispatchEvent(new Event('input', { bubbles: true })))
      }
    },
  })
  await page.getByLabel('Your name').fill('Ann')
  const drafts = () => page.evaluate(() => Object.values(sessionStorage).join())
  await expect.poll(drafts).toContain('The last words')
})

it('leaves half a day where it was typed, before the page was alive or the form was, too', async () => {
  const { page } = await site.visit()
  const date = page.getByLabel('Preferred date')
  const isHalfTyped = () => date.evaluate((field: HTMLInputElement) => field.validity.badInput)
  const isAlive = Promise.withResolvers<void>()
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', async (route) => {
    await isAlive.promise
    await route.continue()
  })
  await page.route('**/interactive-*.js', async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.goto('/book-a-hall', { waitUntil: 'commit' })
  await date.focus()
  await page.keyboard.type('12')
  expect(await isHalfTyped()).toBe(true)
  isAlive.resolve()
  await whenAlive(page)
  expect(await isHalfTyped()).toBe(true)
  isTyped.resolve()
  await page.getByLabel('How many halls?').pressSequentially('0')
  await page.keyboard.press('Tab')
  await expect.poll(() => descriptionOf(page, 'How many halls?')).toContain('from 1 to 14')
  expect(await isHalfTyped()).toBe(true)
})

describe('an attachment', () => {
  it('is looked at before it is sent', async () => {
    const visit = await site.open('/contact-us')
    const { page } = visit
    const { sent } = await playEndpoint(visit)
    await fillContact(page)
    const file = page.getByLabel('Attachment')
    await file.setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
    await send(page).click()
    await expect.poll(() => descriptionOf(page, 'Attachment')).toContain('“a.html” is of another kind')
    await file.setInputFiles(pdf(5_242_881))
    await expect.poll(() => descriptionOf(page, 'Attachment')).toContain('at most 5 MB')
    expect(sent).toHaveLength(0)
  })

  it.runIf(browserCan('tell what files were sent'))('is sent with its progress shown, and can be stopped', async () => {
    const visit = await site.open('/contact-us')
    const { page } = visit
    const answer = Promise.withResolvers<{ status: number }>()
    const { sent } = await playEndpoint(visit, () => answer.promise)
    await fillContact(page)
    await page.getByLabel('Attachment').setInputFiles(pdf(900_000))
    await send(page).click()
    await page.getByRole('progressbar', { name: 'Sent so far' }).waitFor()
    expect(await violations(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('main').getByRole('alert').filter({ hasText: 'Sending was stopped' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try again')
    answer.resolve({ status: 500 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => heading(page)).toBe('Thank you')
    expect(sent.at(-1)?.headers()['content-type']).toMatch(/^multipart\/form-data/)
  })
})
