import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { showtimes as contract } from '#content/schema/showtimes.ts'
import { withAllowedLinks } from '#site/features/showtimes/response/allowed-links.ts'
import { type LiveShowtime, parseShowtimes } from '#site/features/showtimes/response/parse-showtimes.ts'
import { showtimesAnswers } from '#test/support/inputs/showtimes.ts'

/** Where the values of an answer are. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? replaced(item, rest, by) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: replaced(fields[key], rest, by) }
}

const nonsense = fc.constantFrom<unknown>(null, 7, true, {}, [], [7], 'soon', '2026-13-45', '2026-10-01T25:00:00+08:00')

describe('the parser in the browser', () => {
  it('takes all that the contract allows, as it is', () => {
    fc.assert(
      fc.property(showtimesAnswers, (answer) => {
        expect(contract.parse(answer)).toEqual(answer)
        expect(parseShowtimes(structuredClone(answer))).toEqual(answer)
      }),
    )
  })

  it('refuses what the contract refuses, but for marks, spellings and links, which show nothing or lead nowhere', () => {
    const mayDiffer = /^days,\d+,showtimes,\d+,(?:id|film|cinema|formats,\d+|access,\d+|link)$/
    fc.assert(
      fc.property(showtimesAnswers, fc.nat(), nonsense, (answer, place, by) => {
        const places = placesIn(answer)
        const path = places[place % places.length] ?? []
        const wrong = JSON.parse(JSON.stringify(replaced(answer, path, by)))
        fc.pre(!contract.safeParse(wrong).success && !(mayDiffer.test(path.join()) && typeof by === 'string'))
        expect(() => parseShowtimes(wrong)).toThrow(TypeError)
      }),
      { numRuns: 500 },
    )
  })

  it('says what is wrong and where', () => {
    expect(() => parseShowtimes('<!doctype html>')).toThrow('the answer is no object.')
    expect(() => parseShowtimes({ asOf: '2026-10-01T12:00:00Z', days: [] })).toThrow('days are 0, not seven.')
    fc.assert(
      fc.property(showtimesAnswers, (answer) => {
        const day = answer.days.findIndex(({ showtimes }) => showtimes.length > 0)
        fc.pre(day >= 0)
        const wrong = replaced(answer, ['days', String(day), 'showtimes', '0', 'startsAt'], '19:00')
        expect(() => parseShowtimes(wrong)).toThrow(`days[${day}].showtimes[0].startsAt is no time of the cinemas.`)
      }),
    )
  })

  it('does not mind fields that are newer than it', () => {
    fc.assert(
      fc.property(showtimesAnswers, (answer) => {
        const days = answer.days.map((day) => ({
          ...day,
          showtimes: day.showtimes.map((showtime) => ({ ...showtime, price: 'RM 18' })),
        }))
        expect(parseShowtimes({ ...answer, days, source: 'a newer service' })).toEqual(answer)
      }),
    )
  })
})

describe('links of showtimes', () => {
  const answerWith = (link: string) => ({
    asOf: '2026-10-01T12:00:00+08:00',
    days: [{ businessDate: '2026-10-01', showtimes: [{ ...showtime, link }] }],
  })
  const showtime: LiveShowtime = {
    id: 'S-1',
    film: 'F1',
    cinema: 'C1',
    hall: 'Hall 1',
    startsAt: '2026-10-01T19:00:00+08:00',
    endsAt: '2026-10-01T21:00:00+08:00',
    formats: [],
    access: [],
    language: 'en',
    subtitles: [],
    seats: 'many',
    sale: 'open',
  }
  const origins = ['https://tickets.example', 'http://127.0.0.1:8080']
  const linkAfter = (link: string) => withAllowedLinks(answerWith(link), origins).days[0]?.showtimes[0]?.link

  it('lead to the configured services, and nowhere else', () => {
    for (const link of ['https://tickets.example/order/1?x=2#seats', 'http://127.0.0.1:8080/order/1'])
      expect(linkAfter(link)).toBe(link)
    for (const link of [
      'http://tickets.example/order/1',
      'https://tickets.example.evil.example/order/1',
      'https://tickets.example@evil.example/',
      'https://tickets.example:8443/',
      '//tickets.example/order/1',
      '/order/1',
      'javascript:alert(1)//https://tickets.example',
      'data:text/html,1',
      'mailto:tickets@tickets.example',
      'not an address',
      '',
    ])
      expect(linkAfter(link), link).toBeUndefined()
  })

  it('are all that is taken from a showtime', () => {
    const [day] = withAllowedLinks(answerWith('https://evil.example/'), origins).days
    expect(day?.showtimes).toEqual([showtime])
  })
})
