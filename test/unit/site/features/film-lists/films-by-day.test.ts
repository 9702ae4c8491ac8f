import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startOfDay } from '#content/schema/time-zone.ts'
import { byOpeningDay } from '#site/features/film-lists/films-by-day.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { badgeOf } from '#site/shared/badge.ts'

const days = fc.constantFrom('2026-09-10', '2026-09-26', '2026-11-05', '2027-03-11')

/** A festival's film has its festival's days in its badge, and a day of its own. */
const film = fc.record(
  {
    day: days.map(formatDay),
    badge: days.map((day) => badgeOf('event', { from: startOfDay(day) }, '2026-10-01T00:00:00Z')),
  },
  { requiredKeys: [] },
)

it('has each film once below its day, the earliest day first and unknown ones last', () => {
  fc.assert(
    fc.property(fc.array(film), (made) => {
      const films = made.map((own, index) => ({
        ...own,
        id: String(index),
        href: '/',
        shape: 'poster' as const,
        title: `Film ${index}`,
      }))
      const groups = byOpeningDay(films)
      expect(groups.flatMap(([, ofDay]) => ofDay).sort((a, b) => Number(a.id) - Number(b.id))).toEqual(films)
      const order = groups.map(([, ofDay]) => ofDay[0]?.day?.iso ?? 'unknown')
      expect(order).toEqual([...new Set(order)].sort())
      for (const [heading, ofDay] of groups)
        for (const { day } of ofDay) expect(heading).toBe(day ? `From ${day.text}` : 'On other days')
    }),
  )
})
