import { expect, it } from 'vitest'
import { instantOfRevision } from '#content/snapshot/revision.ts'

it.each([
  ['2026-09-30T16:00:00.000Z', '2026-09-30T16:00:00.000Z'],
  ['2026-01-15T08:00:00.000Z b135232c13a9', '2026-01-15T08:00:00.000Z'],
  ['2026-01-15T08:00:00.000Z b135232c13a9 0a1b2c3d4e5f', '2026-01-15T08:00:00.000Z'],
])('the instant of the revision %j is %s', (revision, instant) => {
  expect(instantOfRevision(revision)).toBe(instant)
})

it.each([['b135232c13a9'], ['4d896e447427 2026-01-15'], ['2026'], [''], [undefined]])(
  'the revision %j has none',
  (revision) => {
    expect(instantOfRevision(revision)).toBeUndefined()
  },
)
