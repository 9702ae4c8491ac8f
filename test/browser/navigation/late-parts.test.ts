/** Where a page is shown from whose showtimes come late, when visitors come back to it: in a real browser. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { film, part } from '#test/support/browser/showtimes-visits.ts'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { goBack, heading, reload, whenAlive } from '#test/support/browser/visit.ts'

const { open } = builtSite()

/** Where the showtimes end, in pixels below the upper edge of the window: what stands around that is in its place where this is. */
const endOf = (page: Page) => part(page).evaluate((element) => element.getBoundingClientRect().bottom)

const scrollToEnd = (page: Page, end: number) =>
  part(page).evaluate(
    (element, end) => window.scrollBy({ top: element.getBoundingClientRect().bottom - end, behavior: 'instant' }),
    end,
  )

/** Also the news that there are none. */
const whenThere = (page: Page) => part(page).locator('.liveShowtimes[aria-busy="false"]').waitFor({ state: 'attached' })

/** A page of a film on a phone, with its showtimes, which are seen to that end. */
async function openAt(path: string, end: number) {
  // In the typefaces of the page before, which the browser has by then.
  const visit = await open('/faqs', { viewport: { width: 360, height: 780 } })
  const { page } = visit
  await visit.goTo(path)
  await part(page).evaluate((element) => element.scrollIntoView())
  await whenThere(page)
  await scrollToEnd(page, end)
  // What is kept for more of them is given back out of sight.
  if (end < 0) await expect.poll(() => page.locator('[data-reserved]').count()).toBe(0)
  await scrollToEnd(page, end)
  expect(await endOf(page)).toBeCloseTo(end, -1)
  return visit
}

it.each([
  ['among', film, 500],
  ['below', film, -150],
  ['below', '/movie/basement-four', -150],
])('is found again %s showtimes, those of %s, after reloads', async (_, path, end) => {
  const { page } = await openAt(path, end)
  for (let times = 0; times < 2; times++) {
    await reload(page)
    await whenAlive(page)
    await whenThere(page)
    await expect.poll(() => endOf(page)).toBeCloseTo(end, -1)
  }
})

it.each([
  // Where there are none to come, what stands in for them is higher than the news of it.
  ['below', '/movie/planet-durian', 'Planet Durian', -150],
  ['below', '/movie/a-lullaby-for-crows', 'A Lullaby for Crows', -150],
  ['below', '/movie/basement-four', 'Basement Four', -150],
  ['far below', '/movie/a-lullaby-for-crows', 'A Lullaby for Crows', -1200],
  ['among', film, 'Redline KL', 500],
])('is found again %s showtimes, those of %s, on the way back', async (_, path, name, end) => {
  const { page, navigate } = await openAt(path, end)
  await navigate('/privacy-policy')
  await heading(page, 'Personal Data Notice').waitFor()
  await goBack(page)
  await heading(page, name).waitFor()
  // At once, and when they are there.
  expect(await endOf(page)).toBeCloseTo(end, -1)
  await whenThere(page)
  await expect.poll(() => endOf(page)).toBeCloseTo(end, -1)
  // In the very height that was kept for them: the browser would scroll by the rest of a pixel, and Firefox may go as far again then.
  const [keptHeight, height] = await part(page)
    .locator('[style*="--last-height"]')
    .evaluate((element) => [
      Number.parseFloat((element as HTMLElement).style.getPropertyValue('--last-height')),
      element.getBoundingClientRect().height,
    ])
  expect(keptHeight).toBeCloseTo(height ?? Number.NaN, 1)
  // And nothing of them is cut off.
  expect(await part(page).locator('[style*="overflow"]').count()).toBe(0)
})
