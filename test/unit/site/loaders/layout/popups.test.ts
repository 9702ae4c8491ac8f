import { expect, it } from 'vitest'
import { popupsOf } from '#site/loaders/layout/popups.ts'
import { committedSource } from '#test/support/site/site-source.ts'

it('has the popups that run at the site’s clock, with their pages and their frequency', async () => {
  const popups = popupsOf(await committedSource())
  expect(popups).toHaveLength(1)
  expect(popups[0]).toMatchObject({
    id: 'last-weekend-of-lanterns',
    paths: ['/'],
    frequency: 'once',
    link: { label: 'See the lantern pass', href: '/promotion/lantern-festival-pass' },
  })
})
