/** What a row of the route table can say and no row of ours does, in a site that is started with rows that do: real Chromium. */
import { expect, it } from 'vitest'
import { changedSite } from '#test/support/browser/site-visits.ts'
import { heading } from '#test/support/browser/visit.ts'

const main = `
import { redirectTo } from './navigation/payload/redirects.ts'
import { routes } from './routes.ts'
import { createStart } from './start.tsx'

export const start = createStart({
  rows: {
    ...routes,
    rewards: { ...routes.rewards, guards: ['none'] },
    thankYou: { ...routes.thankYou, guards: ['sent'] },
    houseRules: { ...routes.houseRules, keepsScroll: true },
  },
  guards: new Map([['sent', (path) => redirectTo('/faqs?from=' + path)]]),
})
`

const { open } = changedSite((copy) => {
  copy.write('site/main.tsx', main)
})

const unknown = /Unknown middleware/

it('answers an unknown guard with 500, on first load and on navigation', async () => {
  const first = await open('/rewards', { mayComplainOf: unknown })
  const second = await open('/faqs', { mayComplainOf: unknown })
  await second.navigate('/rewards')
  for (const { page } of [first, second]) {
    await heading(page, 'Something went wrong').waitFor()
    await page.getByText('Error 500').waitFor()
    await page.getByText('Unknown middleware').waitFor()
  }
})

it('asks a guard, which may send elsewhere, on first load and on navigation', async () => {
  const first = await open('/thank-you')
  const second = await open('/movies')
  await second.navigate('/thank-you')
  for (const { page, requests } of [first, second]) {
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe('/faqs?from=/thank-you')
    await heading(page, 'Frequently Asked Questions').waitFor()
    expect(requests).not.toContain('/thank-you/payload.json')
  }
})

it('leaves a visitor where the last page was left, and knows the way back', async () => {
  const { page, navigate } = await open('/faqs')
  const position = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => window.scrollTo(0, 400))
  await navigate('/house-rules')
  await heading(page, 'House Rules').waitFor()
  expect(await position()).toBe(400)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goBack()
  await heading(page, 'Frequently Asked Questions').waitFor()
  await expect.poll(position).toBe(400)
})
