/** The forms as visitors use them, in a real browser; whatever takes them is played. */
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
    expect(await descriptionOf(page, 'E-mail address')).toContain('a whole e-mail address, such as name@example.com')
    await email.fill('ann@example.com')
    expect(await email.getAttribute('aria-invalid')).toBeNull()
    expect(sent).toHaveLength(0)
  })

  it('are told when a field is left, not before, and not again at what was mended', async () => {
    const { page } = await site.open('/book-a-hall')
    const guests = page.getByLabel('Number of guests')
    await guests.pressSequentially('3')
    expect(await guests.getAttribute('aria-invalid')).toBeNull()
    await guests.press('Tab')
    await expect.poll(() => descriptionOf(page, 'Number of guests')).toContain('from 15 to 2,500')
    await guests.fill('30')
    await expect.poll(() => guests.getAttribute('aria-invalid')).toBeNull()
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
    await page.goto('/movies')
    await page.goto('/thank-you')
    expect(await heading(page)).toBe('Nothing was sent')
    expect(sent).toHaveLength(1)
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
    await page.reload()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(message)
    await page.getByText('What you had typed here before is still there.').waitFor()
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('other')
    expect(await descriptionOf(page, 'Attachment')).toContain('please choose “a.pdf” again')
    expect(await violations(page, 'main')).toEqual([])
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(message)
    await page.getByRole('button', { name: 'Clear the form' }).click()
    expect(await page.getByLabel('Your message').inputValue()).toBe('')
    await page.reload()
    expect(await page.getByLabel('Your message').inputValue()).toBe('')
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

  it('is sent with its progress shown, and can be stopped', async () => {
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
    answer.resolve({ status: 500 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => heading(page)).toBe('Thank you')
    expect(sent.at(-1)?.headers()['content-type']).toMatch(/^multipart\/form-data/)
  })
})

it('fetches what forms need when one is touched, and with no page', async () => {
  const { page, requests } = await site.visit()
  await page.goto('/contact-us', { waitUntil: 'networkidle' })
  expect(requests.filter((path) => /\/live-|form-states/.test(path))).toEqual([])
  await page.getByLabel('Your name').focus()
  await expect.poll(() => requests.filter((path) => /\/live-|form-states/.test(path)).length).toBe(2)
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
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(async () => (await form.boundingBox())?.height).toBeGreaterThan(before)
  await page.waitForTimeout(300)
  const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
  const bar = await page.getByRole('navigation', { name: 'Most wanted' }).boundingBox()
  expect(y + height).toBeLessThan(bar?.y ?? 0)
})

it('says beforehand where it cannot be sent, and can then neither be filled in nor sent', async () => {
  const { page, navigate, requests } = await site.open('/faqs')
  // As the build without an endpoint writes it.
  await page.route('**/contact-us/payload.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    expect(text).toContain('"endpoint":')
    await route.fulfill({ response, body: text.replaceAll(/"(?:endpoint|challenge)":(?:"[^"]*"|\{[^}]*\}),/g, '') })
  })
  await navigate('/contact-us')
  const words = page.locator('main form').getByText('This form cannot be sent here at the moment.')
  await words.waitFor()
  expect(await words.innerText()).toMatch(/ring \+603.+write to .+@/)
  expect(await page.getByLabel('Your message').isDisabled()).toBe(true)
  expect(await page.locator('main form button').count()).toBe(0)
  expect(await violations(page, 'main')).toEqual([])
  await page.locator('main form').hover()
  expect(requests.filter((request) => request.startsWith('http'))).toEqual([])
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
  expect(await page.locator('main form').innerText()).not.toContain('international-screens')
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
