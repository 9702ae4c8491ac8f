/** The one answer of live showtimes, as the stand-in gives it: docs/showtimes.md is held to it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Showtime, type Showtimes, showtimes } from '#content/schema/showtimes.ts'
import { dayAfter } from '#content/schema/time-zone.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { idOf } from '#demo/schedule/showtimes.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import type { TicketingHost } from '#test/support/ticketing-host/host.ts'
import { chain, firstNight, hostAt } from './sample-chain.ts'

const noon = '2026-10-01T12:00:00+08:00'

async function ask({ origin }: TicketingHost, query: string): Promise<Showtimes> {
  const response = await fetch(`${origin}/showtimes?${query}`)
  return showtimes.parse(await response.json())
}

const all = ({ days }: Showtimes): Showtime[] => days.flatMap(({ showtimes }) => showtimes)

describe('live showtimes', () => {
  it('have ids of their own, on whatever day and in whatever hall', () => {
    for (const now of [noon, sampleTime()]) {
      const ids = viewAt(chain, Date.parse(now)).sessions.map(idOf)
      expect(ids.length).toBeGreaterThan(1000)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('are those of a cinema on seven business days, days without any among them', async () => {
    const answer = await ask(await hostAt(noon), 'cinema=GSC-KYW')
    expect(answer.asOf).toBe(noon)
    expect(answer.days.map(({ businessDate }) => businessDate)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-10-${day}`),
    )
    expect(new Set(all(answer).map(({ cinema }) => cinema))).toEqual(new Set(['GSC-KYW']))
    // The fourth is a premiere that is sold in advance; the week's programme is not published yet.
    const quiet = await ask(await hostAt('2026-10-05T12:00:00+08:00'), 'cinema=GSC-KYW')
    expect(quiet.days.map(({ showtimes }) => showtimes.length > 0)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('are those of a film in all its versions, at every cinema or at one', async () => {
    const host = await hostAt(noon)
    const both = await ask(host, 'film=HO00001412&film=HO00006412')
    expect(new Set(all(both).map(({ film }) => film))).toEqual(new Set(['HO00001412', 'HO00006412']))
    const one = await ask(host, 'film=HO00001412&cinema=GSC-BDC')
    expect(all(one).length).toBeGreaterThan(0)
    expect(all(one).every(({ film, cinema }) => film === 'HO00001412' && cinema === 'GSC-BDC')).toBe(true)
  })

  it('begin in the order in which they are told, after the present, and a late show belongs to the evening before it', async () => {
    const answer = await ask(await hostAt(noon), 'cinema=GSC-KYW')
    for (const { businessDate, showtimes } of answer.days) {
      const starts = showtimes.map(({ startsAt }) => startsAt)
      expect(starts).toEqual(starts.toSorted())
      expect(
        starts.every(
          (start) => start > noon && start >= `${businessDate}T06` && start < `${dayAfter(businessDate)}T06`,
        ),
      ).toBe(true)
    }
    const late = answer.days[0]?.showtimes.filter(({ startsAt }) => startsAt.startsWith('2026-10-02T00:'))
    expect(late?.length).toBeGreaterThan(0)
  })

  it('after midnight are still of the day before: its late shows come first', async () => {
    const answer = await ask(await hostAt('2026-10-02T00:05:00+08:00'), 'cinema=GSC-KYW')
    expect(answer.days[0]).toMatchObject({ businessDate: '2026-10-01' })
    expect(answer.days[0]?.showtimes[0]?.startsAt).toMatch(/^2026-10-02T00:/)
  })

  it('say what is left of the seats, and have a link only while there are some for sale', async () => {
    const shows = all(
      await ask(await hostAt('2026-10-03T17:00:00+08:00'), 'cinema=GSC-BDC&cinema=GSC-KYW&cinema=GSC-KLP'),
    )
    expect(new Set(shows.map(({ seats }) => seats))).toEqual(new Set(['many', 'few', 'none']))
    for (const { seats, sale, link } of shows) expect(link !== undefined).toBe(sale === 'open' && seats !== 'none')
  })

  it('mark formats, access and languages', async () => {
    const shows = all(await ask(await hostAt(noon), 'film=HO00001412&film=HO00006412'))
    const marks = new Set(shows.flatMap(({ formats, access, subtitles }) => [...formats, ...access, ...subtitles]))
    expect([...marks]).toEqual(
      expect.arrayContaining(['2d', 'experience/maxima', 'audio-described', 'captioned', 'ms', 'zh']),
    )
    expect(new Set(shows.map(({ language }) => language))).toEqual(new Set(['en']))
  })

  it('need a film or a cinema', async () => {
    const { origin } = await hostAt(firstNight)
    expect((await fetch(`${origin}/showtimes`)).status).toBe(400)
  })

  it('are described by an example that is one', () => {
    const [, example = ''] = /```json\n([\s\S]*?)\n```/.exec(readFileSync('docs/showtimes.md', 'utf8')) ?? []
    expect(() => showtimes.parse(JSON.parse(example))).not.toThrow()
  })
})
