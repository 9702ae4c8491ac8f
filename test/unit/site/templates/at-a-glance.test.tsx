import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { load } from '#site/pages/event/loader.ts'
import { AtAGlance } from '#site/templates/detail/at-a-glance.tsx'
import { DetailActions } from '#site/templates/detail/detail-actions.tsx'
import { committedSource } from '#test/support/site/site-source.ts'

/** What the head of an event leads to, and what its card says, on a page that is built then. */
async function glanceAt(asOf: string): Promise<string> {
  const source = await committedSource({ TICKETS_URL: 'https://tickets.example/' }, asOf)
  const page = sitePages(source).find(({ entry }) => entry === 'event/meet-the-cast')
  if (!page) throw new Error('The sample has no such event.')
  const { data } = load(source, page)
  return renderToStaticMarkup(
    <>
      <DetailActions detail={data} />
      <AtAGlance detail={data} />
    </>,
  )
}

it('leads to the tickets of an event until it is over, and keeps what is told of it', async () => {
  const [before, after] = [await glanceAt('2026-10-01T00:00:00Z'), await glanceAt('2026-12-01T00:00:00Z')]
  expect(before).toContain('>Buy tickets')
  expect(before).toContain('>Add to calendar')
  expect(after).not.toContain('>Buy tickets')
  expect(after).not.toContain('>Add to calendar')
  expect(after).toContain('>Venue<')
})
