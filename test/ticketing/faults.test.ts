/** The twenty faults of ticketing services that were seen in practice, each played by the stand-in to the exporter. */
import { afterAll, describe, expect, it } from 'vitest'
import type { Fault } from '#test/support/faults.ts'
import { changedLines } from '#test/support/folders.ts'
import { type Api, exportSales, type SalesOutcome } from '#test/support/ticketing-host/export-sales.ts'
import { logins, type TicketingHost } from '#test/support/ticketing-host/host.ts'
import { apis, chain, edited, firstNight, hostAt, said, salesIn, soldFolders } from './sample-chain.ts'

const soldFolder = await soldFolders(afterAll)
const quietNight = '2026-10-02T03:00:00+08:00'
const unauthorised = JSON.stringify({ status: 401, title: 'Authentication Token Failed', detail: 'No JWT supplied.' })

interface Played {
  readonly outcome: SalesOutcome
  readonly host: TicketingHost
  readonly before: Record<string, string>
  readonly after: Record<string, string>
}

interface Play {
  readonly api?: Api
  readonly now?: string
  readonly env?: Record<string, string>
  readonly prepare?: (host: TicketingHost) => void
}

async function play({ api = 'vista-ocapi', now = quietNight, env = {}, prepare }: Play): Promise<Played> {
  const [host, folder] = [await hostAt(now), soldFolder()]
  prepare?.(host)
  const before = salesIn(folder)
  const outcome = await exportSales({ host, folder, api, env })
  return { outcome, host, before, after: salesIn(folder) }
}

const playFault = (match: RegExp, fault: Fault, options: Play & { times?: number } = {}): Promise<Played> =>
  play({
    ...options,
    prepare: (host) => host.fault({ match, fault, ...(options.times ? { times: options.times } : {}) }),
  })

/** Nothing is lost, the CMS's part is exported, and one notice says why. */
function expectKept({ outcome, before, after }: Played, why: RegExp): void {
  expect(after).toEqual(before)
  expect(outcome).toMatchObject({ status: 'exported', changes: [] })
  expect(outcome.problems.map(({ severity, entry }) => [severity, entry])).toEqual([['notice', 'ticketing']])
  expect(said(outcome.problems)).toMatch(why)
  expect(said(outcome.problems)).toContain('stays as it is')
}

/** As if there were no fault. */
function expectUnharmed({ outcome, before, after }: Played): void {
  expect(outcome).toMatchObject({ status: 'exported', changes: [], problems: [] })
  expect(after).toEqual(before)
}

const lists = { 'vista-ocapi': /films$|film-screening-dates/, 'vista-connect': /ScheduledFilms|Sessions\?/ } as const
const everything = /OData|ocapi/

describe('1: a token that expires while it is used', () => {
  it('is renewed once, and the request repeated', async () => {
    const played = await playFault(
      /film-screening-dates/,
      { kind: 'status', status: 401, body: unauthorised },
      { times: 1 },
    )
    expectUnharmed(played)
    expect(played.host.requests.filter((request) => request.startsWith('POST'))).toHaveLength(2)
  })

  it('is an error where the new one is refused too, and no secret is told', async () => {
    const played = await playFault(/film-screening-dates/, { kind: 'status', status: 401, body: unauthorised })
    expectKept(played, /the service does not accept the login: GET \/ocapi\/v1\/film-screening-dates \(401/)
    expect(JSON.stringify([played.outcome.problems, played.outcome.events])).not.toMatch(
      /stand-in-token|development-only/,
    )
  })

  it('is never taken for an empty programme where the login is wrong', async () => {
    expectKept(await play({ env: { TICKETING_PASSWORD: 'wrong' } }), /POST \/connect\/token \(400/)
    expectKept(await play({ api: 'vista-connect', env: { TICKETING_KEY: 'wrong' } }), /does not accept the login/)
  })
})

describe.each(apis)('%s', (api) => {
  it('2: a guard before the service that answers 403 with a page', async () => {
    const page = '<!doctype html><title>Just a moment...</title>'
    const fault: Fault = {
      kind: 'status',
      status: 403,
      headers: { 'content-type': 'text/html', 'cf-mitigated': 'challenge' },
      body: page,
    }
    expectKept(await playFault(lists[api], fault, { api }), /the service refuses us.*403.*Just a moment/)
  })

  it('3: 429, with and without Retry-After, is waited for', async () => {
    const fault = (headers: Record<string, string>): Fault => ({ kind: 'status', status: 429, headers, body: '{}' })
    const patient = await playFault(lists[api], fault({ 'retry-after': '7' }), { api, times: 2 })
    expectUnharmed(patient)
    expect(
      patient.outcome.events.filter(({ type }) => type === 'wait').map((event) => 'ms' in event && event.ms),
    ).toEqual([7000, 7000])
    expectUnharmed(await playFault(lists[api], fault({}), { api, times: 3 }))
    expectKept(
      await playFault(lists[api], fault({}), { api }),
      /asks us to slow down.*after 5 attempts.*TICKETING_INTERVAL_MS/,
    )
  })

  it.each([502, 503])('4: %d is asked again, and is an error in the end', async (status) => {
    const fault: Fault = {
      kind: 'status',
      status,
      headers: { 'content-type': 'text/html' },
      body: '<title>Bad</title>',
    }
    expectUnharmed(await playFault(lists[api], fault, { api, times: 2 }))
    expectKept(
      await playFault(lists[api], fault, { api }),
      new RegExp(`the service failed: GET .*${status}, after 5 attempts`),
    )
  })

  it.each([
    ['a slow first byte', { beforeMs: 3000 }],
    ['a body that stalls', { betweenPiecesMs: 3000 }],
  ])('4: %s does not hold up the export', async (_, delay) => {
    const env = { TICKETING_TIMEOUT_SECONDS: '1', TICKETING_DEADLINE_SECONDS: '2' }
    expectKept(await playFault(lists[api], { kind: 'slow', ...delay }, { api, env }), /took/)
  })

  it('4: a connection that is torn down, or breaks in the middle of an answer, is asked again', async () => {
    expectUnharmed(await playFault(lists[api], { kind: 'reset' }, { api, times: 1 }))
    expectUnharmed(await playFault(lists[api], { kind: 'cut' }, { api, times: 1 }))
  })

  it.each<[string, Fault, RegExp]>([
    ['HTML', { kind: 'html' }, /something that is not JSON.*Back soon/],
    [
      'JSON that ends too soon',
      { kind: 'replaceBody', replace: (body) => body.subarray(0, body.length / 2) },
      /not JSON/,
    ],
    ['nothing', { kind: 'zeroBytes' }, /not JSON.*empty/],
    ['a text', { kind: 'wrongType' }, /not JSON/],
    ['another JSON', edited(() => ({ films: 'none', value: 7 })), /a shape that we do not know/],
  ])('5: %s with 200 is no answer', async (_, fault, why) => {
    expectKept(await playFault(lists[api], fault, { api }), why)
  })

  it.each([
    ['success: false', { success: false, message: 'Maintenance' }],
    ['ResponseCode 1', { ResponseCode: 1, ErrorDescription: 'Failed' }],
  ])('6: %s with 200 is no answer, even with an empty list beside it', async (_, said) => {
    expectKept(
      await playFault(
        lists[api],
        edited((answer: object) => ({ ...answer, ...said })),
        { api },
      ),
      /a shape that we do not know/,
    )
  })

  it('7: an empty catalogue takes nothing away, night after night', async () => {
    const empty = edited((answer: object) =>
      Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? [] : value])),
    )
    for (const part of api === 'vista-ocapi'
      ? [/sites$/, /films$/, /availability/, /screening-dates/]
      : [/Cinemas/, /Sched/, /Sessions\?/])
      expectKept(await playFault(part, empty, { api }), /the service (?:lists no|no longer sells)/)
    expectKept(await playFault(everything, empty, { api, now: '2026-10-03T03:00:00+08:00' }), /lists no cinema/)
  })

  it('7: half of the films take nothing away', async () => {
    const half = edited((answer: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.slice(0, value.length / 3) : value,
        ]),
      ),
    )
    for (const part of [/film-screening-dates|Sessions\?/, /films$|ScheduledFilms/]) {
      const { outcome, before, after } = await playFault(part, half, { api })
      expect(outcome.status).toBe('exported')
      expect(outcome.problems.length).toBeGreaterThan(0)
      expect(Object.keys(after)).toEqual(Object.keys(before))
    }
  })

  it('7: a cinema that is missing keeps what it sells, and is named', async () => {
    const without = edited((answer) => withoutCinema(answer, 'GSC-KYW'))
    const played = await playFault(everything, without, { api })
    expect(played.after).toEqual(played.before)
    expect(said(played.outcome.problems)).toMatch(/says nothing more of what it sells at cinema\/gsc-kayangan-walk/)
    expect(said(played.outcome.problems)).toMatch(
      /cinema\/gsc-kayangan-walk: has the ticketing id GSC-KYW, which the ticketing service does not list/,
    )
  })

  it('12: seats that are sold, and come back, change nothing here', async () => {
    const sold = edited((answer: { value?: object[] }) => ({
      ...answer,
      ...(answer.value ? { value: answer.value.map((row) => ({ ...row, SoldoutStatus: 0, SeatsAvailable: 0 })) } : {}),
    }))
    expectUnharmed(await playFault(everything, sold, { api }))
  })

  it.each([600, -600])('19: a clock of the service that is wrong by %d seconds changes nothing', async (skew) => {
    const prepare = (host: TicketingHost) => {
      host.skew = skew
    }
    expectUnharmed(await play({ api, prepare }))
  })

  it('19: shows of today that have begun take no film away that has others', async () => {
    expectUnharmed(await play({ api, now: '2026-10-02T23:50:00+08:00' }))
  })

  it('20: a region that the service does not know', async () => {
    expectKept(await play({ api, env: { TICKETING_REGION: 'XX' } }), /refuses the request.*400.*TICKETING_REGION/)
  })

  it.each([400, 414])(
    '20: %d, as for a filter that it does not understand or an address that is too long',
    async (status) => {
      expectKept(
        await playFault(lists[api], { kind: 'status', status, body: '{"message":"bad"}' }, { api }),
        /refuses the request/,
      )
    },
  )

  it('20: what is listed twice, in whatever order, is one', async () => {
    const twice = edited((answer: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [
          name,
          Array.isArray(value) ? [...value, ...value].reverse() : value,
        ]),
      ),
    )
    expectUnharmed(await playFault(everything, twice, { api }))
  })
})

/** Takes out, at any depth, the items of lists that are of a cinema. */
function withoutCinema(value: unknown, cinema: string): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isOf(item, cinema)).map((item) => withoutCinema(item, cinema))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutCinema(item, cinema)]))
}

function isOf(item: Readonly<Record<string, unknown>>, cinema: string): boolean {
  return ['id', 'siteId', 'ID', 'CinemaId'].some((name) => item[name] === cinema)
}

type Rows = { value: Record<string, unknown>[] }
const rows = (edit: (row: Record<string, unknown>) => object) =>
  edited((answer: Rows) => ({ ...answer, value: answer.value.map((row) => ({ ...row, ...edit(row) })) }))

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

type Availability = { filmId: string; categories: string[]; advanceBookingPeriods: object[] }
const availabilities = (edit: (film: Availability) => object) =>
  edited((answer: { filmAvailabilities: Availability[] }) => ({
    ...answer,
    filmAvailabilities: answer.filmAvailabilities.map((film) => ({ ...film, ...edit(film) })),
  }))
const isRedline = ({ filmId }: Availability) => /[16]412$/.test(filmId)

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

describe('15: what an answer refers to and does not hold', () => {
  it('an attribute without a name is shown nowhere', async () => {
    const fault = edited((answer: object) => ({ ...answer, relatedData: { attributes: [] } }))
    const { outcome, after } = await playFault(/availability/, fault)
    expect(outcome.problems).toEqual([])
    expect(after['ticketing/movie/redline-kl.json']).toContain('"formats": []')
  })

  it('an attribute that we do not know, such as a promotion, is shown nowhere and told once', async () => {
    const fault = rows((row) => ({
      SessionAttributesNames: [...(row['SessionAttributesNames'] as string[]), 'RM5 web', 'Flash Warning'],
    }))
    const { outcome, before, after } = await playFault(/Sessions\?/, fault, { api: 'vista-connect' })
    expect(after).toEqual(before)
    expect(said(outcome.problems)).toMatch(
      /^ticketing: the service has attributes that we do not know: Flash Warning, RM5 web\./,
    )
  })

  it('a film and a cinema that it does not list are left out, and named', async () => {
    const stray = {
      filmId: 'HO99999999',
      sites: [
        { siteId: 'GSC-BDC', showtimeAttributeIds: [] },
        { siteId: '999', showtimeAttributeIds: [] },
      ],
    }
    const fault = edited((answer: { filmScreeningDates: object[] }) => ({
      filmScreeningDates: [...answer.filmScreeningDates, { businessDate: '2026-10-02', filmScreenings: [stray] }],
    }))
    const { outcome, before, after } = await playFault(/film-screening-dates/, fault)
    expect(after).toEqual(before)
    expect(said(outcome.problems)).toContain('names in its screening dates what it does not list: 999, HO99999999')
  })
})

describe('16: fields that are null, empty or absent, spaces and HTML', () => {
  it('change nothing', async () => {
    const site = edited((answer: { sites: { id: string; name: string }[] }) => ({
      sites: answer.sites.map(({ id, name }) => ({
        id: ` ${id} `,
        name: `<b>${name}</b>\r\n`,
        location: null,
        ianaTimeZoneName: '',
      })),
    }))
    expectUnharmed(await playFault(/sites$/, site))
    const film = edited((answer: { films: { id: string; title: string; externalIds: object }[] }) => ({
      films: answer.films.map(({ id, title, externalIds }) => ({
        id,
        title: ` ${title} <i>`,
        externalIds,
        runtimeInMinutes: '0',
      })),
    }))
    expectUnharmed(await playFault(/films$/, film))
    const row = rows(({ RunTime }) => ({
      RunTime: Number(RunTime),
      Rating: null,
      Synopsis: '<script>',
      TitleAlt: undefined,
    }))
    expectUnharmed(await playFault(/NowShowing/, row, { api: 'vista-connect' }))
  })
})

describe('17: ids', () => {
  it('in small letters are the same ids, and are kept as the service spells them', async () => {
    const lower = {
      kind: 'replaceBody' as const,
      replace: (body: Buffer) => Buffer.from(body.toString().replaceAll('HO0000', 'ho0000')),
    }
    const { outcome, after } = await playFault(/films|film-screening-dates/, lower)
    expect(outcome.problems).toEqual([])
    expect(after['ticketing/movie/redline-kl.json']).toContain('"ids": ["ho00001412", "ho00006412"]')
  })

  it('of four versions are one film, by the parent that they share', async () => {
    type Film = { id: string; title: string; externalIds: { moviexchangeReleaseId: string } }
    const copies = (id: string) => [id, ...['A', 'B'].map((letter) => `${id}${letter}`)]
    const [host, folder] = [await hostAt(quietNight), soldFolder()]
    host.fault({
      match: /films$/,
      fault: edited(({ films }: { films: Film[] }) => ({
        films: films.flatMap((film) =>
          film.id === 'HO00001412'
            ? copies(film.id).map((id) => ({ ...film, id, title: `${film.title} (THAI)` }))
            : film,
        ),
      })),
    })
    host.fault({
      match: /availability/,
      fault: edited((answer: { filmAvailabilities: Availability[] }) => ({
        ...answer,
        filmAvailabilities: answer.filmAvailabilities.flatMap((film) =>
          film.filmId === 'HO00001412' ? copies(film.filmId).map((filmId) => ({ ...film, filmId })) : film,
        ),
      })),
    })
    const outcome = await exportSales({ host, folder })
    expect(outcome.problems).toEqual([])
    expect(salesIn(folder)['ticketing/movie/redline-kl.json']).toContain(
      '"ids": ["HO00001412", "HO00001412A", "HO00001412B", "HO00006412"]',
    )
  })

  it('of a film and a cinema that nobody has are named with what is most likely meant', async () => {
    const renumbered = {
      kind: 'replaceBody' as const,
      replace: (body: Buffer) =>
        Buffer.from(
          body
            .toString()
            .replaceAll(/HO0000[16]412/g, 'HO00007777')
            .replaceAll('release-HO00007777', 'other')
            .replaceAll('GSC-KYW', '0042'),
        ),
    }
    const { outcome, after, before } = await playFault(/sites|films|film-screening-dates/, renumbered)
    const text = said(outcome.problems)
    expect(text).toContain(
      "ticketing: the service sells HO00007777 “Redline KL”, which is no film's ticketing id; movie/redline-kl has HO00001412",
    )
    expect(text).toContain(
      "ticketing: the service sells for 0042 “GSC Kayangan Walk”, which is no cinema's ticketing id; cinema/gsc-kayangan-walk has GSC-KYW",
    )
    expect(text).toContain(
      'cinema/gsc-kayangan-walk: has the ticketing id GSC-KYW, which the ticketing service does not list; it lists one of that name as 0042',
    )
    expect(text).toMatch(
      /movie\/redline-kl: is HO00001412, HO00006412 at the ticketing service, which no longer lists it/,
    )
    expect(Object.keys(after)).toEqual(Object.keys(before))
  })
})

describe('18: sites that are no cinemas of ours', () => {
  type Sites = { sites: { id: string; name: string; hasSellableItems: boolean }[] }
  const other = (id: string, hasSellableItems: boolean) =>
    edited(({ sites }: Sites) => ({
      sites: [...sites, { id, name: 'Velvet Lounge', location: null, hasSellableItems }],
    }))

  it('are not mentioned where they sell nothing, as a counter for vouchers', async () => {
    expectUnharmed(await playFault(/sites$/, other('TOPUP1', false)))
  })

  it('are named where they sell, as a hall that is a site of its own', async () => {
    const { outcome, before, after } = await playFault(/sites$/, other('0099', true))
    expect(after).toEqual(before)
    expect(said(outcome.problems)).toContain("sells for 0099 “Velvet Lounge”, which is no cinema's ticketing id")
  })

  it('and one of ours that no longer sells leaves every film, at once', async () => {
    const closed = edited(({ sites }: Sites) => ({
      sites: sites.map((site) => ({ ...site, hasSellableItems: site.id !== 'GSC-KYW' })),
    }))
    const { outcome, after } = await playFault(/sites$/, closed)
    expect(outcome.problems.filter(({ entry }) => entry !== 'ticketing')).toEqual([])
    expect(after['ticketing/cinemas.json']).toContain('"cinema/gsc-kayangan-walk": { "id": "GSC-KYW", "sells": false }')
    expect(
      Object.entries(after).filter(([file, text]) => file.includes('/movie/') && text.includes('gsc-kayangan-walk')),
    ).toEqual([])
  })
})

describe('19: an answer of the day before', () => {
  it('takes back what is new, and no film that is older', async () => {
    const [host, folder] = [await hostAt('2026-10-07T03:00:00+08:00'), soldFolder()]
    await exportSales({ host, folder })
    host.now = firstNight
    await exportSales({ host, folder })
    expect(Object.keys(salesIn(folder)).length).toBeGreaterThanOrEqual(Object.keys(salesIn(soldFolder())).length)
    host.now = '2026-10-07T03:00:00+08:00'
    await exportSales({ host, folder })
    expect(salesIn(folder)['ticketing/movie/basement-four.json']).toContain('"sale": "advance"')
  })
})

describe('20: a time that has moved', () => {
  it("is none of the snapshot's", async () => {
    expectUnharmed(
      await playFault(
        /Sessions\?/,
        rows(() => ({ Showtime: '2026-10-02T23:00:00' })),
        { api: 'vista-connect' },
      ),
    )
  })
})

describe('a film that the service lists no longer', () => {
  it('stays a day, in which it is named, and goes when an export of a later day misses it still', async () => {
    const [host, folder] = [await hostAt('2026-10-08T03:00:00+08:00'), soldFolder()]
    const first = await exportSales({ host, folder })
    expect(said(first.problems)).toMatch(
      /movie\/mata-terakhir: is HO00001287, HO00006287 at the ticketing service, which no longer lists it. It stays/,
    )
    expect(salesIn(folder)['ticketing/movie/mata-terakhir.json']).toContain('"missingSince": "2026-10-08"')
    host.now = '2026-10-08T05:00:00+08:00'
    expect((await exportSales({ host, folder })).changes).toEqual([])
    host.now = '2026-10-09T03:00:00+08:00'
    expect((await exportSales({ host, folder })).changes).toContainEqual(
      expect.objectContaining({ entry: 'movie/mata-terakhir', fields: ['no longer on sale'] }),
    )
    expect(salesIn(folder)).not.toHaveProperty(['ticketing/movie/mata-terakhir.json'])
  })

  it('is on sale as before where it is listed again the next day', async () => {
    const [host, folder] = [await hostAt(quietNight), soldFolder()]
    const before = salesIn(folder)
    host.fault({
      match: /availability/,
      times: 1,
      fault: edited((answer: { filmAvailabilities: Availability[] }) => ({
        ...answer,
        filmAvailabilities: answer.filmAvailabilities.filter((film) => !isRedline(film)),
      })),
    })
    expect((await exportSales({ host, folder })).changes).toMatchObject([{ fields: ['missing at the service'] }])
    host.now = '2026-10-03T03:00:00+08:00'
    expect((await exportSales({ host, folder })).changes).toMatchObject([{ fields: ['listed again'] }])
    expect(salesIn(folder)).toEqual(before)
  })
})
