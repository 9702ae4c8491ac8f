/** What a visitor meets when the page at hand is of an older deploy: real Chromium and a real build. */
import { describe, expect, it } from 'vitest'
import { loadedDocuments } from '#test/support/browser/loaded-documents.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading, whenAlive } from '#test/support/browser/visit.ts'

const { open } = builtSite()

/** What the browser and we say of what these tests break. */
const mayComplainOf = /Failed to load resource|Failed to fetch dynamically|not pre-rendered|preload/

const failed = 'Something went wrong'

describe('a newer deploy', () => {
  const gone = { status: 404, contentType: 'text/html', body: '<!doctype html>' }

  it('whose code has other names loads the document once, at the address that was wanted', async () => {
    const { page } = await open('/faqs', { mayComplainOf })
    const loaded = loadedDocuments(page)
    await page.route('**/assets/page-*.js', (route) => (loaded.length === 0 ? route.fulfill(gone) : route.continue()))
    await page.locator('#siteRoot a[href="/promotion"]').first().click()
    await heading(page, 'All promotions').waitFor()
    await whenAlive(page)
    expect(loaded).toEqual(['/promotion'])
    await page.goBack()
    await heading(page, 'Frequently Asked Questions').waitFor()
  })

  it('that is met on the way back keeps the place on the page', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    const loaded = loadedDocuments(page)
    await page.route('**/assets/page-*.js', (route) => (loaded.length === 0 ? route.fulfill(gone) : route.continue()))
    await navigate('/promotion?category=movie#pageContent')
    await expect.poll(() => loaded).toEqual(['/promotion?category=movie'])
    await whenAlive(page)
    expect(new URL(page.url()).hash).toBe('#pageContent')
  })

  it('that a page from a cache does not know of loads the document once', async () => {
    const { page } = await open('/faqs', { mayComplainOf })
    const loaded = loadedDocuments(page)
    await page.route('**/assets/page-*.js', (route) => (loaded.length < 2 ? route.fulfill(gone) : route.continue()))
    await page.goto('/promotion')
    await expect.poll(() => loaded).toEqual(['/promotion', '/promotion'])
    await whenAlive(page)
  })

  it('is not waited for in vain: within 60 s there is no second time, but a button', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 50_000)))
    await page.route('**/assets/page-*.js', (route) => route.fulfill(gone))
    const loaded = loadedDocuments(page)
    await navigate('/privacy-policy')
    await heading(page, failed).waitFor()
    await page.getByText('This site was renewed').waitFor()
    expect(loaded).toEqual([])
    await page.unroute('**/assets/page-*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await heading(page, 'Personal Data Notice').waitFor()
    expect(loaded).toEqual(['/privacy-policy'])
  })

  it('does not reload without a session storage', async () => {
    const before = () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    const { page, navigate } = await open('/faqs', { before, mayComplainOf })
    await page.route('**/assets/page-*.js', (route) => route.fulfill(gone))
    const loaded = loadedDocuments(page)
    await navigate('/privacy-policy')
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(loaded).toEqual([])
  })

  it('whose payload is made for other code is loaded as a document', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    await page.route('**/movies/payload.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), code: 'newer' } })
    })
    const loaded = loadedDocuments(page)
    await navigate('/movies')
    await expect.poll(() => loaded).toEqual(['/movies'])
    await whenAlive(page)
  })

  it('that has no such page any more is asked for the document, which may have moved', async () => {
    const { page, navigate } = await open('/faqs', { mayComplainOf })
    await page.route(/\/movies\/payload\.json$/, (route) => route.fulfill(gone))
    await page.route(/^https?:\/\/[^/]+\/payload\.json$/, (route) => route.fulfill({ json: { code: 'newer' } }))
    const loaded = loadedDocuments(page)
    await navigate('/movies')
    await expect.poll(() => loaded).toEqual(['/movies'])
    // A browser that is closed while it changes documents may wait for ever.
    await heading(page, 'Movies').waitFor()
    await whenAlive(page)
  })
})
