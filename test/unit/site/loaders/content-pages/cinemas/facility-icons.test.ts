/** The icons that facilities are found by at a glance: one without an icon would have a tick among them. */
import { expect, it } from 'vitest'
import { facilityIcon } from '#site/loaders/content-pages/cinemas/facility-icons.ts'
import { committedSource } from '#test/support/site/site-source.ts'

it('has an icon for every facility of the sample’s cinemas, and none for what it does not know', async () => {
  const source = await committedSource()
  const keys = source
    .all('cinema')
    .flatMap(({ facilities }) => facilities.map((key) => source.entry('taxonomy', key).key))
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => facilityIcon(key) === undefined)).toEqual([])
  expect(facilityIcon('bowling-alley')).toBeUndefined()
})
