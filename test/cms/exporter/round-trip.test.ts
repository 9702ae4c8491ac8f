/** Content → CMS → content is the identity, byte for byte: for the sample chain, and for text that is out to break it. */
import { expect, it } from 'vitest'
import { roundTrips } from '#test/support/snapshot/round-trips.ts'

it('gives the committed snapshot back, by key and by login, in whatever order the CMS answers', async () => {
  for (const { how, run, compared, added, removed, changed } of await roundTrips('content')) {
    expect(run.code, `${how}: ${run.printed}`).toBe(0)
    expect({ how, added, removed, changed }).toEqual({ how, added: [], removed: [], changed: [] })
    expect(compared).toBeGreaterThan(700)
  }
})
