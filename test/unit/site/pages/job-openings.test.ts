/** Job openings, whose addresses are shared. */
import { expect, it } from 'vitest'
import { noTicketing } from '#content/schema/ticketing.ts'
import { loadPage } from '#site/loaders/load-page.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { pageOf } from '#test/support/inputs/entries.ts'
import { committedSource, sourceOf } from '#test/support/site/site-source.ts'

const shared = { department: 'Cinemas', employment: 'full-time', posted: '2026-01-01', text: 'Come.' }
const openings = [
  { ...shared, title: 'Manager', place: 'Ipoh', closes: '2026-01-31' },
  { ...shared, title: 'Crew', place: 'Ipoh', closes: '2026-01-31' },
  { ...shared, title: 'Crew', place: 'Kuching' },
  { ...shared, title: 'Projectionist', place: 'Ipoh' },
]

const committed = await committedSource()
const others = (['settings', 'file'] as const).flatMap((type) => [...committed.all(type)])

function idsOn(day: string): readonly string[] {
  const page = pageOf('/jobs', { template: 'careers', openings })
  const source = sourceOf([...others, page], {}, noTicketing, `${day}T04:00:00Z`)
  const [jobs] = sitePages(source).filter(({ path }) => path === '/jobs')
  if (!jobs) throw new Error('There is no page of jobs.')
  return (loadPage(source, jobs).payload.data as unknown as { openings: { id: string }[] }).openings.map(({ id }) => id)
}

it('have the same anchor when others have closed', () => {
  expect(idsOn('2026-01-30')).toEqual(['manager-ipoh', 'crew-ipoh', 'crew-kuching', 'projectionist-ipoh'])
  expect(idsOn('2026-02-02')).toEqual(['crew-kuching', 'projectionist-ipoh'])
})
