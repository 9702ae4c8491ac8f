/** Whether tabs go from one visit to the next, as each new one costs as much as two visits. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'

const { visit } = builtSite()

it('a tab serves one visit after another, of whatever size, and is as new for each', async () => {
  const sizes = [360, 768, 1280, 1920, 640]
  const tabs = new Set<Page>()
  for (const width of sizes) {
    const { page, goTo, requests, close } = await visit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await goTo('/faqs')
    expect(await page.evaluate(look)).toEqual({ width, isCalm: true, left: 0 })
    expect(requests.filter((path) => path === '/faqs')).toHaveLength(1)
    tabs.add(page)
    await close()
  }
  expect(tabs.size).toBeLessThan(sizes.length)
})

/** Runs in the page, and leaves something there. */
function look() {
  const left = Number(localStorage.getItem('visits') ?? 0) + Number(document.cookie.length > 0)
  localStorage.setItem('visits', '1')
  // biome-ignore lint/suspicious/noDocumentCookie: it is written as a page would.
  document.cookie = 'visits=1'
  return { width: innerWidth, isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches, left }
}
