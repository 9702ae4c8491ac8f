/** The loading bar, in a real browser; its timing is in the unit tests of `navigation`. */
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'

const { open } = builtSite()

it('is seen while a slow page loads, and is nothing to assistive technology', async () => {
  const { page, navigate } = await open('/faqs')
  const seen = Promise.withResolvers<void>()
  await page.route('**/movies/payload.json', async (route) => {
    await seen.promise
    await route.continue()
  })
  await navigate('/movies')
  const bar = page.locator('#loadingBar')
  await bar.waitFor({ state: 'attached' })
  expect(await bar.getAttribute('aria-hidden')).toBe('true')
  expect(await bar.locator('[role]').count()).toBe(0)
  seen.resolve()
  await heading(page, 'Movies').waitFor()
  await bar.waitFor({ state: 'detached' })
})

it('shows that a page failed to load, and the page of the error appears', async () => {
  const { page, navigate } = await open('/faqs', { mayComplainOf: /status of 503/ })
  // The bar comes after hydration, and what has failed before that has no need of it.
  await page.waitForLoadState('networkidle')
  // It stands for 500 ms: too short to be looked for from here.
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.querySelector('#loadingBar[data-failed]')) Reflect.set(window, 'hasFailed', true)
    }).observe(document, { subtree: true, childList: true, attributes: true }),
  )
  await page.route('**/movies/payload.json', (route) => route.fulfill({ status: 503 }))
  await navigate('/movies')
  await heading(page, 'Something went wrong').waitFor()
  await page.locator('#loadingBar').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Reflect.get(window, 'hasFailed'))).toBe(true)
})
