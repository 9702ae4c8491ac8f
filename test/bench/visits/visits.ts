/** The visits: what somebody wants, and the shortest way to it that pages show, from the home page on. */
import type { Page } from '@playwright/test'
import type { Visitor } from './visitor.ts'

const cinema = 'GSC Kayangan Walk'
/** Of the sample's week: at least a week after its first day. */
const partyDay = '2026-10-17'

export interface Visit {
  readonly wish: string
  /** Ends when the goal is seen. @throws where it cannot be reached */
  readonly go: (visitor: Visitor) => Promise<void>
}

export const visits: readonly Visit[] = [
  { wish: 'nine tonight near me, a film whose trailer I liked', go: filmTonight },
  { wish: 'a birthday for twelve children: where, how much, sent', go: birthday },
  { wish: 'a wheelchair place in a row to share, and a captioned show', go: captionedShow },
]

async function filmTonight(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const lightbox = page.locator('.pswp')
  await visitor.tap(page.getByRole('main').getByRole('link', { name: 'Redline KL' }).first())
  await visitor.tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /trailer/i })
      .first(),
  )
  await lightbox.locator('video').waitFor()
  await visitor.tap(lightbox.getByRole('button', { name: /close/i }))
  await visitor.choose(page.getByLabel('Your cinema'), cinema)
  const tickets = showtimesOf(page, cinema).getByRole('link', { name: /^(?:8:[3-5]\d|9:\d\d) pm/ })
  await visitor.see(tickets.first())
}

async function birthday(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await toPage(visitor, 'Book A Hall', 'Birthday movie parties')
  await visitor.type(page.getByRole('spinbutton', { name: 'How many guests?' }), '12')
  await visitor.choose(page.getByRole('combobox', { name: 'Cinema' }), cinema)
  const offer = page.getByRole('article').filter({ hasText: /RM [\d,.]+ for 12 guests/ })
  await visitor.tap(offer.first().getByRole('link', { name: /^Book this/ }))
  await visitor.type(page.getByLabel('Your name'), 'Aina Sofea')
  await visitor.type(page.getByLabel('E-mail address'), 'aina@example.com')
  await visitor.type(page.getByLabel('Phone number'), '012-345 6789')
  await visitor.type(page.getByLabel('Preferred date'), partyDay)
  await visitor.tap(page.getByRole('button', { name: 'Ask for a quotation' }))
  await visitor.see(page.getByRole('heading', { level: 1, name: 'Thank you' }))
}

async function captionedShow(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await toPage(visitor, 'Cinemas', 'Accessibility')
  await visitor.tap(page.getByRole('main').getByRole('heading', { name: cinema }).getByRole('link'))
  await visitor.see(page.getByText('Row G, four at each end').first())
  const captioned = page.locator('#showTimes .versions > div').filter({ hasText: /captions/i })
  const days = page.locator('#showTimes').getByRole('tab')
  await visitor.see(days.first())
  for (let day = 1; (await captioned.count()) === 0; day++) {
    if (day === (await days.count())) throw new Error('No show of the week is marked as captioned.')
    await visitor.tap(days.nth(day))
  }
  await visitor.see(captioned.locator('time').first())
}

/** By the menu of a phone. */
async function toPage(visitor: Visitor, group: string, page: string): Promise<void> {
  const menu = visitor.page.getByRole('navigation', { name: 'Main' })
  await visitor.tap(visitor.page.getByRole('button', { name: 'Menu', exact: true }))
  await visitor.tap(menu.getByRole('button', { name: `More in ${group}` }))
  await visitor.tap(menu.getByRole('link', { name: page }))
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
}

const showtimesOf = (page: Page, name: string) =>
  page.locator('#showTimes .row').filter({ has: page.getByRole('heading', { name }) })
