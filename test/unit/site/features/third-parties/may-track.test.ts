import { expect, it } from 'vitest'
import { mayTrack } from '#site/features/third-parties/may-track.ts'

it.each([
  [true, {}],
  [true, { doNotTrack: null }],
  [true, { doNotTrack: 'unspecified', globalPrivacyControl: false }],
  [true, { doNotTrack: '0' }],
  [false, { doNotTrack: '1' }],
  [false, { doNotTrack: 'yes' }],
  [false, { globalPrivacyControl: true }],
])('lets scripts of others in (%j) for a visitor who says %j', (may, wishes) => {
  expect(mayTrack(wishes)).toBe(may)
})
