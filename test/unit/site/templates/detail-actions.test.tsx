import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { load as loadFestival } from '#site/pages/film-festival/loader.ts'
import { load as loadPromotion } from '#site/pages/promotion/loader.ts'
import { Page as PromotionPage } from '#site/pages/promotion/page.tsx'
import { load as loadScreening } from '#site/pages/special-screening/loader.ts'
import { Page } from '#site/templates/detail/page.tsx'
import { committedSource } from '#test/support/site/site-source.ts'

/** What an entry's page is made from, if it is built then. */
async function pageOf(entry: string, asOf = '2026-10-01T00:00:00Z') {
  const source = await committedSource({}, asOf)
  const page = sitePages(source).find((page) => page.entry === entry)
  if (!page) throw new Error(`The sample has no ${entry}.`)
  return [source, page] as const
}

/** Where a link with this text leads to. */
const addressOf = (html: string, text: string) => html.match(`<a[^>]* href="([^"]+)"[^>]*>${text}</a>`)?.[1]

it.each([
  ['before it', '2026-09-01T00:00:00Z'],
  ['when it is over', '2026-12-01T00:00:00Z'],
])('leads from the head of a festival to the films below its text, %s', async (_, asOf) => {
  const { data } = loadFestival(...(await pageOf('filmFestival/lantern-film-festival', asOf)))
  const html = renderToStaticMarkup(<Page data={data} />)
  expect(addressOf(html, 'See the 15 films')).toBe('#filmList')
  expect(html).toContain('id="filmList"')
})

it('leads from the head of a screening to the one film of it', async () => {
  const { data } = loadScreening(...(await pageOf('specialScreening/first-day-first-show')))
  expect(addressOf(renderToStaticMarkup(<Page data={data} />), 'See the film')).toBe('/movie/neruppu-poo')
})

it('leads from the head of a promotion to the films that it is for', async () => {
  const { data } = loadPromotion(...(await pageOf('promotion/family-four-pack')))
  const html = renderToStaticMarkup(<PromotionPage data={data} />)
  expect(addressOf(html, 'See the 4 films')).toBe('#filmList')
  expect(html).toContain('id="filmList"')
})
