/** Faults of time: zones, late shows, cancelled sessions, advance sales, played by the stand-in to the exporter. */
import { describe, expect, it } from 'vitest'
import type { Fault } from '#test/support/faults/faults.ts'
import { changedLines } from '#test/support/folders.ts'
import { exportSales } from '#test/support/ticketing-host/export-sales.ts'
import { logins } from '#test/support/ticketing-host/host.ts'
import {
  availabilities,
  expectUnharmed,
  isRedline,
  playFault,
  quietNight,
  type Rows,
  rows,
  soldFolder,
} from './play.ts'
import { apis, chain, edited, hostAt, said, salesIn } from './sample-chain.ts'

describe('8 and 9: times', () => {
  it.each([
    ['without a zone', (text: string) => text.slice(0, 19)],
    ['as milliseconds', (text: string) => `/Date(${Date.parse(text)}+0000)/`],
  ])('%s are read as what they are', async (_, spell) => {
    const fault = rows(({ AdvanceBookingDateOffset: text }) => ({ AdvanceBookingDateOffset: spell(String(text)) }))
    expectUnharmed(await playFault(/ComingSoon/, fault, { api: 'vista-connect' }))
  })

  it.each([['Europe/London'], ['GMT Standard Time']])(
    "are read as Malaysia's where the service puts a cinema into %s",
    async (zone) => {
      const fault = rows(({ ID }) => (ID === 'GSC-KYW' ? { TimeZoneId: zone } : {}))
      const { outcome, before, after } = await playFault(/Cinemas/, fault, { api: 'vista-connect' })
      expect(after).toEqual(before)
      expect(said(outcome.problems)).toContain(`their clocks are not Malaysia's: GSC-KYW in ${zone}`)
    },
  )

  it('have no hour that is missing or comes twice, as no clock here is put forward', async () => {
    const inGap = '2027-03-28T01:30:00'
    const fault = rows(() => ({ AdvanceBookingDateOffset: null, AdvanceBookingDate: inGap }))
    const { after } = await playFault(/ComingSoon/, fault, { api: 'vista-connect' })
    expect(after['ticketing/movie/basement-four.json']).toContain('"opensAt": "2027-03-27T17:30:00Z"')
  })

  it.each(['/Date(253402329599000)/', '9999-12-31T23:59:59-08:00', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59'])(
    'that stand for “never”, such as %s, are the last second that a snapshot can name, by the clocks in Malaysia',
    async (text) => {
      const fault = rows(() => ({ AdvanceBookingDateOffset: text }))
      const { outcome, after } = await playFault(/ComingSoon/, fault, { api: 'vista-connect' })
      expect(outcome.problems).toEqual([])
      expect(after['ticketing/movie/basement-four.json']).toContain('"opensAt": "2999-12-31T15:59:59Z"')
    },
  )

  it.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '/Date(-62135596800000)/'])(
    'that stand for no date, such as %s, are none',
    async (text) => {
      const fault = rows(() => ({ AdvanceBookingDate: text, AdvanceBookingDateOffset: text }))
      const none = rows(() => ({ AdvanceBookingDate: null, AdvanceBookingDateOffset: null }))
      const [played, expected] = await Promise.all(
        [fault, none].map((given) => playFault(/ComingSoon/, given, { api: 'vista-connect' })),
      )
      expect(played?.after).toEqual(expected?.after)
    },
  )

  it('that are none keep what is sold as it is, and stop no export', async () => {
    const fault = rows(() => ({ AdvanceBookingDateOffset: 'soon' }))
    const { outcome, before, after } = await playFault(/ComingSoon/, fault, { api: 'vista-connect' })
    expect(after).toEqual(before)
    expect(said(outcome.problems)).toContain('is no time')
  })

  it('and no zone at all changes nothing', async () => {
    expectUnharmed(
      await playFault(
        /Cinemas/,
        rows(() => ({ TimeZoneId: null })),
        { api: 'vista-connect' },
      ),
    )
  })
})

describe('10: a show after midnight', () => {
  it.each(apis)(
    'belongs to the evening of %s: a film of which it is the last one is on sale until it begins',
    async (api) => {
      const late = { ...chain, films: chain.films.filter(({ id }) => id === 'HO00001287') }
      const [host, folder] = [await hostAt('2026-10-07T23:59:00+08:00', late), soldFolder()]
      const answer = (await (
        await fetch(`${host.origin}/ocapi/v1/film-screening-dates`, {
          headers: { authorization: `Bearer ${logins.key}` },
        })
      ).json()) as { filmScreeningDates: { businessDate: string }[] }
      expect(answer.filmScreeningDates.map(({ businessDate }) => businessDate)).toEqual(['2026-10-07'])
      await exportSales({ host, folder, api, allowMassDelete: true })
      expect(salesIn(folder)['ticketing/movie/mata-terakhir.json']).not.toContain('missingSince')
    },
  )
})

describe('11: a session that is cancelled', () => {
  const isAffected = (row: Record<string, unknown>) =>
    row['CinemaId'] === 'GSC-BDC' && /[16]412$/.test(String(row['ScheduledFilmId']))
  const vanished = edited((answer: Rows) => ({ ...answer, value: answer.value.filter((row) => !isAffected(row)) }))
  const marked = (by: object) => rows((row) => (isAffected(row) ? by : {}))

  it.each<[string, Fault]>([
    ['has vanished', vanished],
    ['has the status 7', marked({ Status: 7 })],
    ['is not sold', marked({ AllowTicketSales: false })],
    ['is not sold on the web', marked({ SalesChannels: ';POS;KIOSK;' })],
  ])('and %s, no longer puts its film on sale at its cinema', async (_, fault) => {
    const { outcome, before, after } = await playFault(/Sessions\?/, fault, { api: 'vista-connect' })
    expect(outcome.changes).toMatchObject([{ entry: 'movie/redline-kl', fields: ['no longer on sale at 1 cinema'] }])
    const file = 'ticketing/movie/redline-kl.json'
    expect(changedLines(before[file] ?? '', after[file] ?? '')).toEqual([
      expect.stringMatching(/^- {5}"cinema\/gsc-bandar-cahaya"/),
    ])
  })
})

describe('13 and 14: an advance sale', () => {
  const period = (startsAt: string) => ({ startsAt, orderBookingModes: ['Paid'], restriction: 'None', rewardId: null })

  it('that opens while we ask, and whose rule stays on after that, reads the same before and after', async () => {
    const soon = '2026-10-02T03:00:02+08:00'
    const fault = availabilities((film) =>
      isRedline(film) ? { categories: ['ComingSoon', 'AdvanceBooking'], advanceBookingPeriods: [period(soon)] } : {},
    )
    const [host, folder] = [await hostAt(quietNight), soldFolder()]
    host.fault({ match: /availability/, fault })
    await exportSales({ host, folder })
    const before = salesIn(folder)
    expect(before['ticketing/movie/redline-kl.json']).toContain(
      '"sale": "advance",\n  "opensAt": "2026-10-01T19:00:02Z"',
    )
    host.now = '2026-10-02T03:00:03+08:00'
    expect((await exportSales({ host, folder })).changes).toEqual([])
    expect(salesIn(folder)).toEqual(before)
  })

  it('that is only for members, or only announced, is none', async () => {
    const member = { ...period('2026-10-01T00:00:00+08:00'), restriction: 'LoyaltyMember' }
    const fault = availabilities((film) =>
      isRedline(film) ? { categories: ['ComingSoon', 'AdvanceBooking'], advanceBookingPeriods: [member] } : {},
    )
    expect((await playFault(/availability/, fault)).outcome.changes).toMatchObject([
      { entry: 'movie/redline-kl', fields: ['no longer on sale'] },
    ])
    const soon = availabilities((film) => (isRedline(film) ? { categories: ['ComingSoon'] } : {}))
    expect((await playFault(/availability/, soon)).after).not.toHaveProperty(['ticketing/movie/redline-kl.json'])
  })

  it.each([
    ['no category', []],
    ['a category that nobody knows', ['SneakPreview']],
  ])('with %s is none, at once, as the service says so itself', async (_, categories) => {
    const fault = availabilities((film) => (isRedline(film) ? { categories } : {}))
    expect((await playFault(/availability/, fault)).outcome.changes).toMatchObject([
      { entry: 'movie/redline-kl', fields: ['no longer on sale'] },
    ])
  })
})
