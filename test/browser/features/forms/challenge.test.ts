/** The bot challenge of forms, as visitors meet it. */
import { describe, expect, it } from 'vitest'
import { answersIn, fillContact, heading, message, playEndpoint, send } from '#test/support/browser/contact-form.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'

const site = builtSite()
const widget = 'iframe[title="Widget with a security challenge"]'

it('asks no other host until a form is touched, and then makes itself felt by nothing', async () => {
  const visit = await site.open('/contact-us')
  const { page, challenge } = visit
  await page.waitForLoadState('networkidle')
  expect(challenge.asked).toEqual([])
  const before = await send(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
  await page.getByLabel('Your name').focus()
  await expect.poll(() => challenge.asked).toEqual(['/turnstile/v0/api.js', '/widget'])
  const { sent } = await playEndpoint(visit)
  expect(await send(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)).toBe(before)
  await fillContact(page)
  await send(page).click()
  await expect.poll(() => heading(page)).toBe('Thank you')
  expect(answersIn(sent[0]).challengeToken).toMatch(/^token\./)
  expect(challenge.asked).toHaveLength(2)
  expect(await page.locator(widget).count()).toBe(0)
})

describe('where it has a question', () => {
  it('the question stands before the button, is answered by keyboard, and what was pressed before is sent by itself', async () => {
    const visit = await site.visit()
    visit.challenge.manner = 'asking'
    await visit.goTo('/contact-us')
    const { page } = visit
    const { sent, kept } = await playEndpoint(visit)
    await fillContact(page)
    await page.locator('main form').getByText('Please answer the question below before you send it.').waitFor()
    expect(await violations(page, 'main')).toEqual([])
    await send(page).click()
    await page.locator('main form').getByText('then your form is on its way').waitFor()
    expect(await violations(page, 'main')).toEqual([])
    expect(await send(page).getAttribute('aria-disabled')).toBe('true')
    expect(sent).toHaveLength(0)
    await page.keyboard.press('Shift+Tab')
    const cancel = page.getByRole('button', { name: 'Cancel' })
    expect(await cancel.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    const question = page.frameLocator(widget).getByLabel('I am a person')
    expect(await question.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => heading(page)).toBe('Thank you')
    expect(kept.size).toBe(1)
  })

  it('the visitor may stop waiting, and nothing is sent', async () => {
    const visit = await site.visit()
    visit.challenge.manner = 'asking'
    await visit.goTo('/contact-us')
    const { page } = visit
    const { sent } = await playEndpoint(visit)
    await fillContact(page)
    await page.locator('main form').getByText('Please answer the question below').waitFor()
    await send(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('main').getByRole('alert').filter({ hasText: 'Sending was stopped' }).waitFor()
    expect(await page.getByLabel('Your message').inputValue()).toBe(message)
    expect(sent).toHaveLength(0)
  })
})

it('a token that has lain about for too long is replaced before anything is sent', async () => {
  const visit = await site.visit()
  visit.challenge.lifetimeMs = 200
  await visit.goTo('/contact-us')
  const { page, challenge } = visit
  const { kept, sent } = await playEndpoint(visit)
  await fillContact(page)
  await expect.poll(() => challenge.asked.length).toBeGreaterThan(3)
  challenge.lifetimeMs = 300_000
  const asked = challenge.asked.length
  await expect.poll(() => challenge.asked.length).toBeGreaterThan(asked)
  await send(page).click()
  await expect.poll(() => heading(page)).toBe('Thank you')
  expect(sent).toHaveLength(1)
  expect(kept.size).toBe(1)
})

it('without network nothing of it is asked, and it is there when the network is', async () => {
  const visit = await site.open('/contact-us', { mayComplainOf: /ERR_INTERNET_DISCONNECTED/ })
  const { page, challenge } = visit
  const { kept } = await playEndpoint(visit)
  await page.getByLabel('Your name').focus()
  await expect.poll(() => challenge.asked).toContain('/widget')
  await page.context().setOffline(true)
  await fillContact(page)
  await page.getByText('You are offline, so nothing can be sent just now.').waitFor()
  expect(await violations(page, 'main')).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => send(page).getAttribute('aria-disabled')).toBeNull()
  await send(page).click()
  await expect.poll(() => heading(page)).toBe('Thank you')
  expect(kept.size).toBe(1)
})
