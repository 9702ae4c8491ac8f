/**
 * Whatever goes wrong on the way of a form: what was typed stays, the visitor is told what to do, and exactly one submission is
 * there when it works at last.
 */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { fillContact, heading, message, pdf, playEndpoint, send } from '#test/support/browser/contact-form.ts'
import { takeOverClock } from '#test/support/browser/open-tab.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { violations } from '#test/support/browser/violations.ts'
import type { Visit } from '#test/support/browser/visit.ts'

const site = builtSite()

type Endpoint = Awaited<ReturnType<typeof playEndpoint>>
type Act = (visit: Visit, endpoint: Endpoint) => unknown

interface Case {
  readonly what: string
  /** Brings the trouble about, from a form that is filled in. */
  readonly trouble: Act
  /** What the visitor reads then. */
  readonly words: RegExp | undefined
  /** What the visitor does about it, before the form is sent once more. */
  readonly mend?: Act
  readonly press?: (page: Page) => Promise<void>
  readonly complaints?: RegExp
}

const press = (page: Page) => send(page).click()
const answeredBy =
  (...plays: Endpoint['plays']): Act =>
  ({ page }, endpoint) => {
    endpoint.plays.push(...plays)
    return press(page)
  }
const mistakes = { errors: [{ data: { errors: [{ path: 'name', message: 'Not this name, please.' }] } }] }
const keptDraft = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('form-draft'))?.[1] as unknown)
const whenLeft = (page: Page) => page.locator('#pageForm-contact-us').waitFor({ state: 'detached' })
const setOffline =
  (isOffline: boolean): Act =>
  ({ page }) =>
    page.context().setOffline(isOffline)

const cases: Case[] = [
  {
    what: 'no network',
    trouble: async (visit, endpoint) => {
      await expect.poll(() => visit.challenge.asked).toContain('/widget')
      await setOffline(true)(visit, endpoint)
      await expect.poll(() => send(visit.page).getAttribute('aria-disabled')).toBe('true')
      // By key: the sentence that comes with it moves the button away from a pointer.
      await send(visit.page).press('Enter')
    },
    words: /You are offline.*Send it again once you are connected/s,
    mend: setOffline(false),
    complaints: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    what: 'no connection',
    trouble: answeredBy(() => 'cut'),
    words: /could not be reached.*look at your connection/s,
    complaints: /ERR_/,
  },
  {
    what: 'a connection that breaks after all has arrived',
    trouble: answeredBy((_, take) => {
      take()
      return 'cut'
    }),
    words: /could not be reached/,
    complaints: /ERR_/,
  },
  {
    what: 'mistakes that only the endpoint finds (400)',
    trouble: answeredBy(() => ({ status: 400, body: mistakes })),
    words: /One answer needs another look.*Not this name, please\./s,
    mend: ({ page }) => page.getByLabel('Your name').fill('Bob'),
    complaints: /status of 400/,
  },
  {
    what: 'refusal (403)',
    trouble: answeredBy(() => ({ status: 403 })),
    words: /would not take this form.*load this page again.*ring \+603/s,
    mend: ({ page }) => page.reload(),
    complaints: /status of 403/,
  },
  {
    what: 'a body that is too large (413)',
    trouble: async (visit, endpoint) => {
      await visit.page.getByLabel('Attachment').setInputFiles(pdf(2000))
      await answeredBy(() => ({ status: 413 }))(visit, endpoint)
    },
    words: /too large.*choose a smaller file/s,
    mend: ({ page }) => page.getByLabel('Attachment').setInputFiles(pdf(200)),
    complaints: /status of 413/,
  },
  {
    what: 'too much of one address (429)',
    trouble: answeredBy(() => ({ status: 429, retryAfter: '150' })),
    words: /Please wait 3 minutes, and try again/,
    complaints: /status of 429/,
  },
  {
    what: 'a fault of the endpoint (500)',
    trouble: answeredBy(() => ({ status: 500 })),
    words: /wrong at our end.*try again in a few minutes/s,
    complaints: /status of 500/,
  },
  {
    what: 'an answer that does not come, though all has arrived',
    trouble: async (visit, endpoint) => {
      await takeOverClock(visit.page)
      const never = new Promise<never>(() => {})
      await answeredBy((_, take) => {
        take()
        return never
      })(visit, endpoint)
      await expect.poll(() => endpoint.sent.length).toBe(1)
      await visit.page.clock.fastForward(31_000)
    },
    words: /did not answer in time.*it counts once/s,
  },
  {
    what: 'sending that the visitor stops',
    trouble: async (visit, endpoint) => {
      await answeredBy(() => new Promise<never>(() => {}))(visit, endpoint)
      await visit.page.getByRole('button', { name: 'Cancel' }).click()
    },
    words: /Sending was stopped/,
  },
  {
    what: 'a bot challenge that is refused',
    trouble: async ({ page, challenge }) => {
      await expect.poll(() => challenge.asked).toContain('/widget')
      challenge.tokens.expireAll()
      await press(page)
    },
    words: /check against machines has expired.*send it once more/s,
    complaints: /status of 403/,
  },
  {
    what: 'a bot challenge that fails',
    trouble: async ({ page, challenge }) => {
      challenge.manner = 'failing'
      await page.reload()
      await press(page)
    },
    words: /check against machines did not work.*try again/s,
    mend: ({ challenge }) => {
      challenge.manner = 'silent'
    },
  },
  {
    what: 'a bot challenge that breaks when it is asked for another token',
    trouble: async (visit, endpoint) => {
      await expect.poll(() => visit.challenge.asked).toContain('/widget')
      await visit.page.evaluate(() => {
        const { turnstile } = window as unknown as { readonly turnstile: { reset(widget: string): void } }
        const { reset } = turnstile
        turnstile.reset = () => {
          turnstile.reset = reset
          throw new Error('It has no such widget.')
        }
      })
      await answeredBy(() => ({ status: 500 }))(visit, endpoint)
    },
    words: /wrong at our end.*try again in a few minutes/s,
    complaints: /status of 500/,
  },
  {
    what: 'a bot challenge that does not arrive',
    trouble: async ({ page, challenge }) => {
      challenge.isReachable = false
      await page.reload()
      await press(page)
    },
    words: /check against machines did not work.*try again/s,
    mend: ({ challenge }) => {
      challenge.isReachable = true
    },
    complaints: /ERR_/,
  },
  {
    what: 'a double click',
    trouble: () => {},
    words: undefined,
    press: (page) => send(page).dblclick(),
  },
  {
    what: 'a reload in the middle of it',
    trouble: ({ page }) => page.reload(),
    words: /What you had typed here before is still there/,
  },
  {
    what: 'another page, and back',
    trouble: async ({ page }) => {
      await page.getByRole('banner').getByRole('link').first().click()
      await whenLeft(page)
      await page.goBack()
    },
    words: /What you had typed here before is still there/,
  },
  {
    what: 'back to the page before, and forward',
    trouble: async ({ page, navigate }) => {
      await navigate('/faqs')
      await whenLeft(page)
      await navigate('/contact-us')
      await page.locator('main form').waitFor()
      await page.goBack()
      await whenLeft(page)
      await page.goForward()
    },
    words: /What you had typed here before is still there/,
  },
]

it.each(cases)('$what leaves what was typed, says what to do, and ends in one submission', async (trial) => {
  const visit = await site.open('/contact-us', trial.complaints ? { mayComplainOf: trial.complaints } : {})
  const { page } = visit
  const endpoint = await playEndpoint(visit)
  await fillContact(page)
  // What a form needs is loaded when it is touched: from then on it keeps what is typed.
  await expect.poll(() => keptDraft(page)).toContain(JSON.stringify(message))
  await trial.trouble(visit, endpoint)
  if (trial.words) {
    await expect.poll(() => page.locator('main form').innerText()).toMatch(trial.words)
    expect(await violations(page, 'main')).toEqual([])
  }
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe(message)
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('ann@example.com')
  await trial.mend?.(visit, endpoint)
  await (trial.press ?? press)(page)
  await expect.poll(() => heading(page)).toBe('Thank you')
  expect(endpoint.kept.size).toBe(1)
  const [kept] = endpoint.kept.values()
  expect(kept).toMatchObject({ submissionData: expect.arrayContaining([{ field: 'message', value: message }]) })
  expect(await keptDraft(page)).toBeUndefined()
})
