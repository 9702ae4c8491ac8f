import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDate as businessDateOf } from '#content/schema/time-zone.ts'
import { changesOfProgramme, type Day, programmeOf } from '#site/features/showtimes/response/programme.ts'
import { showtimesAnswers } from '#test/support/inputs/showtimes.ts'

const cinemas = ['C1', 'C2', 'C3'].map((id) => ({ ids: [id], title: id, href: `/cinema/${id}`, notes: [] }))
const films = [
  { ids: ['F1', 'F2'], title: 'One', href: '/movie/one', notes: [] },
  { ids: ['F3'], title: 'Three', href: '/movie/three', notes: [] },
]

const parts = fc.constantFrom({ by: 'cinema', groups: cinemas } as const, { by: 'film', groups: films } as const)
/** From before the week to its end. */
const instants = fc.integer({
  min: Date.parse('2026-10-01T00:00:00+08:00'),
  max: Date.parse('2026-10-08T06:00:00+08:00'),
})

const shownIn = ({ rows, unknown }: Day) => [
  ...rows.flatMap(({ versions }) => versions.flatMap(({ showtimes }) => showtimes)),
  ...unknown,
]

describe('a programme', () => {
  it('has every showtime that has not begun once, under the evening that it belongs to', () => {
    fc.assert(
      fc.property(showtimesAnswers, parts, instants, (answer, part, now) => {
        const days = programmeOf(answer, part, now)
        const shown = days.flatMap((day) =>
          shownIn(day).map(({ id, startsAt }) => ({ id, startsAt, day: day.businessDate })),
        )
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
        for (const { startsAt, day } of shown) {
          expect(Date.parse(startsAt)).toBeGreaterThan(now)
          expect(businessDateOf(new Date(startsAt).toISOString())).toBe(day)
        }
        const once = new Map(
          answer.days.flatMap(({ showtimes }) => showtimes.map((showtime) => [showtime.id, showtime])),
        )
        const coming = [...once.values()].filter(({ startsAt }) => Date.parse(startsAt) > now).map(({ id }) => id)
        expect(shown.map(({ id }) => id).sort()).toEqual(coming.sort())
      }),
    )
  })

  it('puts a showtime into the row of its cinema or film, and keeps the order of the rows', () => {
    fc.assert(
      fc.property(showtimesAnswers, parts, instants, (answer, part, now) => {
        for (const { rows, unknown } of programmeOf(answer, part, now)) {
          const order = rows.map(({ group }) => part.groups.findIndex(({ title }) => title === group.title))
          expect(order).toEqual(order.toSorted((a, b) => a - b))
          for (const { group, versions } of rows)
            for (const showtime of versions.flatMap(({ showtimes }) => showtimes))
              expect(group.ids).toContain(showtime[part.by])
          const known = part.groups.flatMap(({ ids }) => [...ids])
          for (const showtime of unknown) expect(known).not.toContain(showtime[part.by])
        }
      }),
    )
  })

  it('has together what has the same marks, in the order of time', () => {
    fc.assert(
      fc.property(showtimesAnswers, parts, instants, (answer, part, now) => {
        for (const { versions } of programmeOf(answer, part, now).flatMap(({ rows }) => rows)) {
          expect(new Set(versions.map(({ key }) => key)).size).toBe(versions.length)
          const first = versions.map(({ showtimes }) => showtimes[0].startsAt)
          expect(first).toEqual(first.toSorted())
          for (const { showtimes } of versions) {
            const marks = showtimes.map(({ formats, language, subtitles, access }) =>
              JSON.stringify([formats, language, subtitles, access]),
            )
            expect(new Set(marks).size).toBe(1)
            const times = showtimes.map(({ startsAt }) => startsAt)
            expect(times).toEqual(times.toSorted())
          }
        }
      }),
    )
  })

  it('has the present business day and those after it, whether anything is shown or not', () => {
    fc.assert(
      fc.property(showtimesAnswers, parts, instants, (answer, part, now) => {
        const today = businessDateOf(new Date(now).toISOString())
        expect(programmeOf(answer, part, now).map(({ businessDate }) => businessDate)).toEqual(
          answer.days.map(({ businessDate }) => businessDate).filter((day) => day >= today),
        )
      }),
    )
  })

  it('changes at the instants that it names, and at no other', () => {
    fc.assert(
      fc.property(showtimesAnswers, parts, instants, (answer, part, now) => {
        const next = changesOfProgramme(answer)
          .filter((change) => change > now)
          .sort((a, b) => a - b)[0]
        fc.pre(next !== undefined)
        expect(programmeOf(answer, part, next - 1)).toEqual(programmeOf(answer, part, now))
      }),
    )
  })
})
