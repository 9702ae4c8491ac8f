/** The forms as visitors use them, in a real browser; whatever takes them is played. */
import { describe, expect, it } from 'vitest'
import { answersIn, fillContact, heading, message, playEndpoint, send } from '#test/support/browser/contact-form.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import { whenAlive } from '#test/support/browser/visit.ts'

const site = builtSite()

/** Somebody goes to the films while their form is on its way, which takes until `answer` is resolved. */
async function leaveWhileSending() {
  const visit = await site.open('/contact-us', { mayComplainOf: /status of 500/ })
  const { page } = visit
  const answer = Promise.withResolvers<{ status: number }>()
  const { sent } = await playEndpoint(visit, () => answer.promise)
  await fillContact(page)
  await send(page).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Movies', exact: true }).first().click()
  await expect.poll(() => heading(page)).toBe('Movies')
  return { page, sent, answer }
}

describe('a form that was sent', () => {
  it('arrives as it was typed, once for a double click, and leads to thanks that only its sender sees', async () => {
    const visit = await site.open('/contact-us')
    const { page } = visit
    const { sent } = await playEndpoint(visit)
    await fillContact(page)
    await send(page).dblclick()
    await expect.poll(() => heading(page)).toBe('Thank you')
    expect(sent).toHaveLength(1)
    expect(answersIn(sent[0])).toEqual({
      form: 'contact-us',
      submissionData: [
        { field: 'topic', value: 'other' },
        { field: 'name', value: 'Ann' },
        { field: 'email', value: 'ann@example.com' },
        { field: 'message', value: message },
      ],
      honeypot: '',
      challengeToken: expect.stringMatching(/^token\./),
    })
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/thank-you')
    expect(await page.locator('main').textContent()).toContain('Your message is with us')
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect.poll(() => heading(page)).toBe('Thank you')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('')
    await page.goForward()
    await expect.poll(() => heading(page)).toBe('Thank you')
    // A place of the page has an entry of its own in the history.
    await page.evaluate(() => {
      location.hash = '#pageContent'
    })
    await page.waitForTimeout(200)
    expect(await heading(page)).toBe('Thank you')
    await page.reload()
    await expect.poll(() => heading(page)).toBe('Thank you')
    await page.goto('/movies')
    await page.goto('/thank-you')
    expect(await heading(page)).toBe('Nothing was sent')
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['it was', 201, '“Contact us” was sent. Thank you!'],
    ['it could not be', 500, '“Contact us” could not be sent. What you typed is kept.'],
  ])('leaves alone whoever has gone elsewhere meanwhile, and says that %s', async (_, status, words) => {
    const { page, answer } = await leaveWhileSending()
    answer.resolve({ status })
    await page.getByText(words).waitFor()
    expect(new URL(page.url()).pathname).toBe('/movies')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(status === 201 ? '' : message)
  })

  it('is still on its way for whoever comes back meanwhile, and thanks them once', async () => {
    const { page, sent, answer } = await leaveWhileSending()
    await page.goBack()
    await expect.poll(() => send(page).getAttribute('aria-busy')).toBe('true')
    await page.locator('main form').getByText('Sending …').waitFor()
    await send(page).press('Enter')
    answer.resolve({ status: 201 })
    await expect.poll(() => heading(page)).toBe('Thank you')
    expect(sent).toHaveLength(1)
    expect(await page.getByText('was sent. Thank you!').count()).toBe(0)
  })

  it('is known to have failed at once where the check against machines goes away with it', async () => {
    const visit = await site.visit()
    const { page, challenge } = visit
    challenge.manner = 'asking'
    const { sent } = await playEndpoint(visit)
    await visit.goTo('/contact-us')
    await fillContact(page)
    // The question moves the button as it comes.
    await page.getByText('Please answer the question below').waitFor()
    await send(page).click()
    await page.getByText('then your form is on its way').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Movies', exact: true }).first().click()
    await page.getByText('“Contact us” could not be sent.').waitFor()
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['/thank-you'],
    ['/international-screens/thank-you-contact-us'],
    ['/international-screens/thank-you-subscription'],
  ])('is not what %s speaks of when it is opened by its address', async (path) => {
    const { page } = await site.open(path)
    expect(await heading(page)).toBe('Nothing was sent')
    expect(await page.locator('main').textContent()).not.toMatch(/reached us\.$|is with the|on the list/)
    expect(await violations(page)).toEqual([])
  })
})

it.each(['no list', '{}', 'null', '7', '["/thank-you"]'])(
  'is not thanked for by a note that is none: %s',
  async (note) => {
    const { page } = await site.open('/faqs')
    await page.evaluate((note) => sessionStorage.setItem('form-sent', note), note)
    await page.goto('/thank-you')
    await whenAlive(page)
    expect(await heading(page)).toBe('Nothing was sent')
  },
)

it('fetches what forms need when one is touched, and with no page', async () => {
  const { page, requests } = await site.visit()
  await page.goto('/contact-us', { waitUntil: 'networkidle' })
  expect(requests.filter((path) => /\/interactive-|form-states/.test(path))).toEqual([])
  await page.getByLabel('Your name').focus()
  await expect.poll(() => requests.filter((path) => /\/interactive-|form-states/.test(path)).length).toBe(2)
})

it('fetches it, too, where somebody was in a field before the page could tell', async () => {
  const { page, requests } = await site.visit()
  // Focused before any code runs, as by a browser that was told to.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector<HTMLInputElement>('main form input')?.focus()),
  )
  await page.goto('/contact-us')
  await expect.poll(() => requests.filter((path) => /\/interactive-|form-states/.test(path)).length).toBe(2)
})

it('says without script how else to reach us', async () => {
  const { page } = await site.open('/contact-us', { javaScriptEnabled: false })
  const words = page.locator('main form noscript p')
  expect(await words.isVisible()).toBe(true)
  expect(await words.innerText()).toMatch(/needs JavaScript.+ring \+603.+write to .+@/)
  expect(await send(page).isDisabled()).toBe(true)
  // What looks for faults is a script itself: it looks at the same document where only ours are missing.
  const { page: scripted } = await site.visit({ mayComplainOf: /ERR_FAILED/ })
  await scripted.route('**/assets/*.js', (route) => route.abort())
  await scripted.goto('/contact-us')
  await scripted.evaluate(() => {
    for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent
  })
  await scripted.locator('main form').getByText('This form needs JavaScript').waitFor()
  expect(await violations(scripted, 'main')).toEqual([])
})

it('sends what an editor has hidden in it, which nobody sees and no draft holds', async () => {
  const visit = await site.open('/international-screens')
  const { page } = visit
  const { sent } = await playEndpoint(visit)
  await page.getByLabel('E-mail address').fill('ann@example.com')
  await page.getByLabel('Films and showtimes only').check()
  await page.getByLabel('Yes, please send me this letter.').check()
  await expect.poll(() => page.locator('main form').innerText()).not.toContain('international-screens')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(answersIn(sent[0]).submissionData).toContainEqual({ field: 'list', value: 'international-screens' })
})

it('names cinemas by their states', async () => {
  const { page } = await site.open('/book-a-hall')
  const groups = await page
    .getByLabel('Which cinema?')
    .locator('optgroup')
    .evaluateAll((all) => all.map((group) => group.getAttribute('label')))
  expect(groups).toContain('Johor')
  expect(new Set(groups).size).toBe(groups.length)
})
