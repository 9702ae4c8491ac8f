import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { load } from '#site/pages/film-festival/loader.ts'
import { Page } from '#site/templates/detail/page.tsx'
import { committedSource } from '#test/support/site/site-source.ts'

/** The page of a festival that is built then. */
async function festivalAt(asOf: string): Promise<string> {
  const source = await committedSource({}, asOf)
  const page = sitePages(source).find(({ entry }) => entry === 'filmFestival/lantern-film-festival')
  if (!page) throw new Error('The sample has no such festival.')
  return renderToStaticMarkup(<Page data={load(source, page).data} />)
}

/** Where a link with this text leads to. */
const placeOf = (html: string, text: string) => html.match(`<a[^>]* href="#([^"]+)"[^>]*>${text}</a>`)?.[1]

it.each([
  ['before it', '2026-09-01T00:00:00Z'],
  ['when it is over', '2026-12-01T00:00:00Z'],
])('leads from the head of a festival to the films below its text, %s', async (_, asOf) => {
  const html = await festivalAt(asOf)
  const place = placeOf(html, 'See the 15 films')
  expect(place).toBeDefined()
  expect(html).toContain(`id="${place}"`)
})
