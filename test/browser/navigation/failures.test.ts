/** What a visitor meets when something fails or has moved: real Chromium and a real build. */
import { describe, expect, it } from 'vitest'
import { shiftsOn, watchShifts } from '#test/support/browser/layout-shift.ts'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, whenAlive } from '#test/support/browser/visit.ts'

const { open, visit } = builtSite()

/** What the browser and we say of what these tests break. */
const mayComplainOf = /Failed to load resource|Failed to fetch dynamically|not pre-rendered|preload/

const notFound = 'This page could not be found'
const failed = 'Something went wrong'

describe('a page that does not exist', () => {
  it.each([
    ['fits the route table but was not built', '/movie/no-such-film', true],
    ['has a slug that cannot be one', '/movie/No_Such-Film', false],
    ['fits no row', '/nothing/here', true],
  ])('is a 404 where the address %s', async (_, path, isAsked) => {
    const { page, requests, navigate, console } = await open('/faqs', { mayComplainOf })
    const loaded = loadedDocuments(page)
    await navigate(path)
    await heading(page, notFound).waitFor()
    await page.getByText('Error 404').waitFor()
    expect(loaded).toEqual([])
    expect(requests.includes(`${path}/payload.json`)).toBe(isAsked)
    expect(console.includes(`Route ${path} is not pre-rendered`)).toBe(isAsked)
    expect(await page.title()).toBe(`${notFound} | GSC`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })
})

it('has its styles where it is opened at an address that is not its own, and is rendered anew', async () => {
  const { page } = await open('/not-found', { mayComplainOf })
  const field = () => page.locator('main search form').boundingBox()
  const own = await field()
  await page.goto('/nothing/here')
  await whenAlive(page)
  expect(await field()).toEqual(own)
})

it('moves nothing where it is rendered anew: notices stand above it all the while', async () => {
  const { page, goTo } = await visit({ mayComplainOf, viewport: { width: 360, height: 740 }, isUnused: true })
  await watchShifts(page)
  await goTo('/nothing/here')
  await page.getByRole('complementary', { name: 'Notices' }).waitFor()
  expect(await shiftsOn(page)).toEqual([])
})

it('asks again for a sheet that failed before anything listened, on the way back to its page', async () => {
  const { page, goTo, navigate } = await visit({ mayComplainOf })
  const sheet = '**/assets/accessibility-*.css'
  await page.route(sheet, (route) => route.abort())
  await goTo('/accessibility')
  await page.unroute(sheet)
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: /\d+ of \d+ cinemas/ })
  const applied = async () => ((await list.evaluate((all) => getComputedStyle(all).display)) === 'grid' ? 1 : 0)
  expect(await applied()).toBe(0)
  await navigate('/faqs')
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /questions/i })
    .waitFor()
  await navigate('/accessibility')
  await page.getByRole('heading', { level: 1, name: /access/i }).waitFor()
  await expect.poll(applied).toBe(1)
})

it('asks no other host where an address begins with two slashes', async () => {
  const { page, requests, navigate } = await open('/faqs', { mayComplainOf })
  await navigate(`${new URL(page.url()).origin}//other.example/movies`)
  await heading(page, notFound).waitFor()
  expect(requests.filter((request) => !request.startsWith('/'))).toEqual([])
})

it.each(['{}', '[]', 'null', '{', '{"page":"movie-list"}', '{"movedTo":7}'])(
  'takes no page of %s, and asks again when it is told to',
  async (body) => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    let isBroken = true
    await page.route('**/movies/payload.json', (route) =>
      isBroken ? route.fulfill({ contentType: 'application/json', body }) : route.continue(),
    )
    await navigate('/movies')
    await heading(page, failed).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, 'Movies').waitFor()
  },
)

describe('a page that has moved', () => {
  it('is shown by the router', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    const loaded = loadedDocuments(page)
    await navigate('/careers?from=mail#openings')
    await expect.poll(() => page.url()).toMatch(/\/about-gsc\/careers\?from=mail#openings$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(loaded).toEqual([])
  })

  it('is loaded as a document where it has moved to another site', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    await page.route('https://careers.gsc.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    await navigate('/apply')
    await heading(page, 'Elsewhere').waitFor()
  })

  it.each(['/movies', '/movies/'])(
    'to itself (%s) is loaded as a document, which shows what is there',
    async (movedTo) => {
      const { page, navigate, requests } = await open('/faqs', { mayComplainOf })
      await page.route('**/movies/payload.json', (route) => route.fulfill({ json: { movedTo } }))
      await navigate('/movies')
      await heading(page, 'Movies').waitFor()
      expect(requests.filter((path) => path === '/movies')).toHaveLength(1)
    },
  )

  it('to nowhere is an error, which is shown and logged by its name', async () => {
    const { page, navigate, console } = await open('/faqs', { mayComplainOf: /ERR_REDIRECT/ })
    await page.route('**/apply/payload.json', (route) => route.fulfill({ json: { movedTo: 'https://' } }))
    await navigate('/apply')
    await page.getByText('ERR_REDIRECT: https:// leads nowhere').waitFor()
    await page.getByText('Error 500').waitFor()
    expect(console).toContainEqual(expect.stringMatching(/^ERR_REDIRECT: https:/))
  })
})

describe('an error', () => {
  it('stands in the layout, with its status, and can be tried again', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    let isBroken = true
    await page.route('**/movies/payload.json', (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await navigate('/movies')
    await heading(page, failed).waitFor()
    await page.getByText('Error 503').waitFor()
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(failed)
    expect(await page.getByRole('main').getByRole('link', { name: 'Go back to home' }).getAttribute('href')).toBe('/')
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, 'Movies').waitFor()
    expect(await page.title()).toContain('Movies')
  })

  it('of a page that cannot be rendered ends with the next page', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf: /Cannot (?:read|destructure)|undefined/ })
    await page.route('**/movies/payload.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), data: {} } })
    })
    await navigate('/movies')
    await heading(page, failed).waitFor()
    await navigate('/promotion')
    await heading(page, 'All promotions').waitFor()
    await page.goBack()
    await heading(page, failed).waitFor()
  })

  it('of the error page itself leads to a plain one, which needs no styles', async () => {
    const { page, navigate } = await open('/faqs', {
      mayComplainOf: /status of 503|What the error page relies on broke/,
    })
    await page.route('**/movies/payload.json', (route) => route.fulfill({ status: 503 }))
    await page.evaluate(() => {
      for (const style of document.querySelectorAll('link[rel=stylesheet]')) style.remove()
      Reflect.get = () => {
        throw new Error('What the error page relies on broke')
      }
    })
    await navigate('/movies')
    await heading(page, 'An error occurred while showing the error page').waitFor()
    const text = await page.getByRole('main').innerText()
    expect(text).toContain('Unfortunately an error occurred and while showing the error page another error occurred')
    expect(text).toContain('Error details: What the error page relies on broke')
    expect(await page.getByRole('link', { name: 'Go back to home' }).getAttribute('href')).toBe('/')
    expect(await page.getByRole('banner').count()).toBe(0)
  })

  it('of a section is kept to that section', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf: /Cannot read properties of undefined/ })
    let sections = 0
    await page.route('**/loving-autism-2023/payload.json', async (route) => {
      const response = await route.fetch()
      const payload = await response.json()
      const all = payload.data.page.sections as { props: Record<string, unknown> }[]
      sections = all.length
      const [first] = all
      if (first) first.props = { heading: first.props['heading'] }
      await route.fulfill({ response, json: payload })
    })
    await navigate('/loving-autism-2023')
    await page.getByText('This part of the page could not be shown.').waitFor()
    expect(sections).toBeGreaterThan(1)
    expect(await page.locator('main section').count()).toBeGreaterThanOrEqual(sections)
    expect(await page.getByText('This part of the page could not be shown.').count()).toBe(1)
  })
})
