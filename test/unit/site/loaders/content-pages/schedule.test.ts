/** When the rows of a schedule are over. */
import { expect, it } from 'vitest'
import { sectionsOf } from '#site/loaders/content-pages/sections.ts'
import { sourceOf } from '#test/support/site/site-source.ts'

/** The end of each row of one schedule, in milliseconds. @param starts instants */
function endsOf(...starts: readonly string[]): number[] {
  const rows = starts.map((start, place) => ({ start, title: `Row ${place}` }))
  const [schedule] = sectionsOf(sourceOf([]), [{ type: 'schedule', rows, links: [] }])
  if (schedule?.type !== 'schedule') throw new Error('There is no schedule.')
  return schedule.props.days.flatMap(({ rows }) => rows.map(({ ends }) => Date.parse(ends)))
}

it('ends a row as the next begins, and the last with its day', () => {
  expect(endsOf('2026-11-13T10:00:00+08:00', '2026-11-13T19:30:00+08:00')).toEqual(
    ['2026-11-13T19:30:00+08:00', '2026-11-14T00:00:00+08:00'].map(Date.parse),
  )
})

it('does not call a show past at midnight that has only just begun', () => {
  expect(endsOf('2026-11-13T23:00:00+08:00', '2026-11-15T11:00:00+08:00')[0]).toBe(
    Date.parse('2026-11-14T03:00:00+08:00'),
  )
})

it('ends a show before midnight as the next begins after it', () => {
  expect(endsOf('2026-11-13T23:00:00+08:00', '2026-11-14T00:30:00+08:00')[0]).toBe(
    Date.parse('2026-11-14T00:30:00+08:00'),
  )
})
