/** What tells a film's state on its page, and two films that pass through states. */
import type { Page } from '@playwright/test'

export const hero = (page: Page) => page.locator('main article > header')
export const buy = (page: Page) => hero(page).getByRole('link', { name: 'Buy Now' })
export const badge = (page: Page) => hero(page).locator('ul > li').first()

/** Its advance sale opens at ten on 1 October; it is shown from 12 November to 9 December. */
export const announced = '/movie/the-quiet-horizon'
/** On sale since August; shown from 15 to 25 October. */
export const brief = '/movie/luna-live'

/** As a browser that has slept tells it. */
export async function setTime(page: Page, now: string): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}
