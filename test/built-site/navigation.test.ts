/** How the built site behaves while a visitor goes from page to page: real Chromium, and nginx where there is one. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { builtSite } from '#test/support/site-visits.ts'
import { heading, whenAlive } from '#test/support/visit.ts'

const { open } = builtSite()

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = (page: Page, to: number) => page.evaluate((to) => window.scrollTo(0, to), to)
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN), id)

/** Where a jump to an element leaves it, below the edge of the window. */
const marginOf = (page: Page, id: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id)
    const ofElement = element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) : 0
    return Math.round(ofElement + Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
  }, id)

/** Holds up the payload of a page. */
const delay = (page: Page, path: string, time: number) =>
  page.route(`**${path}/payload.json`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, time))
    await route.continue()
  })

const movies = 'Movies'
const faqs = 'Frequently Asked Questions'

describe('the loading bar', () => {
  it('is seen while a slow page loads, and is nothing to assistive technology', async () => {
    const { page, navigate } = await open('/faqs')
    await delay(page, '/movies', 900)
    await navigate('/movies')
    const bar = page.locator('#nprogress')
    await bar.waitFor({ state: 'attached' })
    expect(await bar.getAttribute('aria-hidden')).toBe('true')
    expect(await bar.locator('[role]').count()).toBe(0)
    await heading(page, movies).waitFor()
    await bar.waitFor({ state: 'detached' })
  })

  it('shows that a page failed to load, and the page of the error appears', async () => {
    const { page, navigate } = await open('/faqs')
    await page.route('**/movies/payload.json', (route) => route.fulfill({ status: 503 }))
    await navigate('/movies')
    await page.locator('#nprogress[data-failed]').waitFor({ state: 'attached' })
    await heading(page, 'Something went wrong').waitFor()
    await page.locator('#nprogress').waitFor({ state: 'detached' })
  })
})

describe('a change of the query alone', () => {
  it('shows no bar and no transition, asks for nothing, and leaves the visitor in place', async () => {
    const { page, requests, navigate } = await open('/faqs')
    await scrollDown(page, 700)
    await notePhases(page)
    // What waits for an idle moment, for 2000 ms at most, is no part of this.
    await page.waitForTimeout(2200)
    const asked = requests.length
    await navigate('/faqs?topic=tickets')
    await page.waitForTimeout(400)
    expect(requests.slice(asked)).toEqual([])
    expect(await phases(page)).toEqual([])
    expect(await page.locator('#nprogress').count()).toBe(0)
    expect(await position(page)).toBe(700)
  })
})

describe('the scroll position', () => {
  it('is the top on a new page, and the saved one after back and forward', async () => {
    const { page, navigate } = await open('/faqs')
    await scrollDown(page, 900)
    await navigate('/privacy-policy')
    await heading(page, 'Personal Data Notice').waitFor()
    expect(await position(page)).toBe(0)
    await scrollDown(page, 500)
    await page.goBack()
    await heading(page, faqs).waitFor()
    await expect.poll(() => position(page)).toBe(900)
    await page.goForward()
    await heading(page, 'Personal Data Notice').waitFor()
    await expect.poll(() => position(page)).toBe(500)
  })

  it('is kept over a reload, also for the pages behind', async () => {
    const { page, navigate } = await open('/faqs')
    await scrollDown(page, 900)
    await navigate('/privacy-policy')
    await heading(page, 'Personal Data Notice').waitFor()
    await scrollDown(page, 500)
    await page.reload()
    await whenAlive(page)
    await expect.poll(() => position(page)).toBe(500)
    await page.goBack()
    await heading(page, faqs).waitFor()
    await expect.poll(() => position(page)).toBe(900)
  })

  it('is beaten by a hash: on first load, after a reload, on navigation, on the same page, and on the way back', async () => {
    const id = '5-who-else-sees-it'
    const { page, navigate } = await open(`/privacy-policy#${id}`)
    const margin = await marginOf(page, id)
    expect(margin).toBeGreaterThan(0)
    const isThere = () => expect.poll(() => topOf(page, id)).toBe(margin)
    await isThere()
    await scrollDown(page, 0)
    await page.reload()
    await whenAlive(page)
    await isThere()
    await navigate('/faqs')
    await heading(page, faqs).waitFor()
    await navigate(`/privacy-policy#${id}`)
    await heading(page, 'Personal Data Notice').waitFor()
    await isThere()
    await scrollDown(page, 0)
    await page.evaluate((id) => {
      const target = document.getElementById(id)
      if (target) target.style.scrollMarginTop = '77px'
      const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: 'there' })
      document.querySelector('main')?.prepend(link)
      link.click()
    }, id)
    await expect.poll(() => topOf(page, id)).toBe(margin + 77)
    await scrollDown(page, 0)
    await navigate('/faqs')
    await heading(page, faqs).waitFor()
    await page.goBack()
    await heading(page, 'Personal Data Notice').waitFor()
    await isThere()
  })
})

/** Notes, from now on, each phase of a page transition, and where the page stood then. */
const notePhases = (page: Page) =>
  page.evaluate(() => {
    const notes: unknown[] = []
    Reflect.set(window, 'phases', notes)
    new MutationObserver(() =>
      notes.push({
        phase: document.documentElement.getAttribute('data-transition'),
        at: Math.round(performance.now()),
        title: document.querySelector('h1')?.textContent,
        scrollY: Math.round(scrollY),
      }),
    ).observe(document.documentElement, { attributeFilter: ['data-transition'] })
  })

interface Phase {
  readonly phase: 'in' | 'out' | null
  readonly at: number
  readonly title: string
  readonly scrollY: number
}

const phases = (page: Page): Promise<Phase[]> => page.evaluate(() => Reflect.get(window, 'phases'))

describe('the page transition', () => {
  const withoutViewTransitions = () => Reflect.deleteProperty(Document.prototype, 'startViewTransition')

  it.each([
    ['with view transitions', undefined],
    ['without them', withoutViewTransitions],
  ])('runs out, then in, also for another film, and jumps only in between: %s', async (_, before) => {
    const { page, navigate } = await open('/movie/redline-kl', before ? { before } : {})
    await scrollDown(page, 600)
    await notePhases(page)
    await navigate('/movie/neon-warrant')
    await heading(page, 'Neon Warrant').waitFor()
    await expect.poll(() => phases(page)).toHaveLength(3)
    const [out, into, end] = await phases(page)
    expect(out).toMatchObject({ phase: 'out', title: 'Redline KL', scrollY: 600 })
    expect(into).toMatchObject({ phase: 'in', title: 'Neon Warrant', scrollY: 0 })
    expect(end).toMatchObject({ phase: null, title: 'Neon Warrant' })
    if (before) {
      expect((into?.at ?? 0) - (out?.at ?? 0)).toBeGreaterThanOrEqual(119)
      expect((end?.at ?? 0) - (into?.at ?? 0)).toBeGreaterThanOrEqual(199)
    }
  })

  it('does not run for a hash', async () => {
    const { page, navigate } = await open('/privacy-policy')
    await notePhases(page)
    await navigate('/privacy-policy#8-children')
    await expect.poll(() => position(page)).toBeGreaterThan(100)
    expect(await phases(page)).toEqual([])
  })

  it('is off under reduced motion', async () => {
    const { page, navigate } = await open('/movie/redline-kl', { reducedMotion: 'reduce' })
    await notePhases(page)
    await navigate('/movie/neon-warrant')
    await heading(page, 'Neon Warrant').waitFor()
    expect(await phases(page)).toEqual([])
  })

  it('carries the poster of the card that was clicked to the page of its film', async () => {
    const { page } = await open('/movies')
    const names = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('img')]
          .filter((picture) => getComputedStyle(picture).viewTransitionName === 'shared')
          .map((picture) => picture.closest('[data-shared-source]')?.querySelector('a')?.textContent ?? 'page'),
      )
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        Reflect.set(
          window,
          'shared',
          [...document.querySelectorAll('img')].filter(
            (picture) => getComputedStyle(picture).viewTransitionName === 'shared',
          ).length,
        )
        const transition = start(update)
        transition.ready.then(
          () => Reflect.set(window, 'ready', true),
          (error) => Reflect.set(window, 'ready', String(error)),
        )
        return transition
      }
    })
    await page.getByRole('link', { name: 'Redline KL', exact: true }).first().click()
    await heading(page, 'Redline KL').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toBe(1)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ready'))).toBe(true)
    expect(await names()).toEqual(['page'])
  })
})

describe('focus and announcement', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  it('go to the heading of the new page, with its title said and set', async () => {
    const { page, navigate } = await open('/faqs')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const region = page.locator('body > [role=status]')
    expect(await region.textContent()).toBe('')
    await navigate('/movies')
    await heading(page, movies).waitFor()
    expect(await focused(page)).toBe(movies)
    expect(await page.title()).toContain(movies)
    expect(await region.textContent()).toBe(await page.title())
  })

  it('go to what the hash names', async () => {
    const { page, navigate } = await open('/faqs')
    await navigate('/privacy-policy#8-children')
    await heading(page, 'Personal Data Notice').waitFor()
    await expect.poll(() => focused(page)).toBe(await page.locator('[id="8-children"]').textContent())
  })

  it('leave the first page alone, also one with a hash', async () => {
    const { page } = await open('/privacy-policy#8-children')
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.locator('body > [role=status]').textContent()).toBe('')
  })

  it('are one key away from the content: the skip link is the first stop', async () => {
    const { page } = await open('/faqs')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('the language', () => {
  const cookies = async (page: Page) =>
    (await page.context().cookies()).map(({ name, value, path, sameSite }) => ({ name, value, path, sameSite }))

  it('is found out at the root only, and kept in a cookie', async () => {
    const { page } = await open('/faqs')
    expect(await cookies(page)).toEqual([])
    await page.goto('/')
    await whenAlive(page)
    expect(await cookies(page)).toEqual([{ name: 'i18n_redirected', value: 'en', path: '/', sameSite: 'Lax' }])
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('has its file fetched apart from the code that starts the page', async () => {
    const { page, requests } = await open('/faqs')
    await expect.poll(() => requests.filter((path) => /\/assets\/en-/.test(path))).toHaveLength(1)
    const [entry = ''] = requests.filter((path) => /\/assets\/app-.*\.js$/.test(path))
    const [file = ''] = requests.filter((path) => /\/assets\/en-/.test(path))
    const text = 'You are offline.'
    expect(await (await page.request.get(entry)).text()).not.toContain(text)
    expect(await (await page.request.get(file)).text()).toContain(text)
  })
})

describe('the network', () => {
  it('is missed with a notice that goes away by itself', async () => {
    const { page, requests } = await open('/faqs')
    await expect.poll(() => requests.some((path) => /\/assets\/en-/.test(path))).toBe(true)
    await page.waitForLoadState('networkidle')
    const notice = page.getByText('You are offline.')
    expect(await notice.count()).toBe(0)
    await page.context().setOffline(true)
    await notice.waitFor()
    await page.context().setOffline(false)
    await notice.waitFor({ state: 'detached' })
  })
})

describe('scripts of others', () => {
  it('are not there, nor is anything that waits for them, unless they are configured', async () => {
    const { page, requests } = await open('/')
    await expect.poll(() => requests.some((path) => /\/assets\/en-/.test(path))).toBe(true)
    expect(requests.filter((request) => request.startsWith('http'))).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })
})
