/** Faults of what is listed: references, fields, ids, sites, and films that vanish, played by the stand-in to the exporter. */
import { describe, expect, it } from 'vitest'
import { exportSales } from '#test/support/ticketing-host/export-sales.ts'
import type { TicketingHost } from '#test/support/ticketing-host/host.ts'
import { type Availability, expectUnharmed, isRedline, play, playFault, quietNight, rows, soldFolder } from './play.ts'
import { edited, firstNight, hostAt, said, salesIn } from './sample-chain.ts'

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

  const closed = edited(({ sites }: Sites) => ({
    sites: sites.map((site) => ({ ...site, hasSellableItems: site.id !== 'GSC-KYW' })),
  }))

  it('and one of ours that no longer sells leaves every film, at once', async () => {
    const { outcome, after } = await playFault(/sites$/, closed)
    expect(outcome.problems.filter(({ entry }) => entry !== 'ticketing')).toEqual([])
    expect(after['ticketing/cinemas.json']).toContain('"cinema/gsc-kayangan-walk": { "id": "GSC-KYW", "sells": false }')
    expect(
      Object.entries(after).filter(([file, text]) => file.includes('/movie/') && text.includes('gsc-kayangan-walk')),
    ).toEqual([])
  })

  type Dates = { filmScreeningDates: { filmScreenings: { filmId: string }[] }[] }
  const without = <T extends { filmId: string }>(films: readonly T[]) => films.filter((film) => !isRedline(film))

  it.each([
    [
      'is listed no longer',
      /availability/,
      edited((answer: { filmAvailabilities: Availability[] }) => ({
        ...answer,
        filmAvailabilities: without(answer.filmAvailabilities),
      })),
    ],
    [
      'is shown nowhere',
      /screening-dates/,
      edited(({ filmScreeningDates }: Dates) => ({
        filmScreeningDates: filmScreeningDates.map((date) => ({
          ...date,
          filmScreenings: without(date.filmScreenings),
        })),
      })),
    ],
  ])('and leaves a film, too, that %s that night and keeps its other cinemas', async (_, match, fault) => {
    const prepare = (host: TicketingHost) => {
      host.fault({ match: /sites$/, fault: closed })
      host.fault({ match, fault })
    }
    const { before, after } = await play({ prepare })
    const cinemasOf = (files: Readonly<Record<string, string>>) =>
      files['ticketing/movie/redline-kl.json']?.match(/(?<="cinema\/)[^"]+/g) ?? []
    expect(cinemasOf(before)).toContain('gsc-kayangan-walk')
    expect(cinemasOf(after)).toEqual(cinemasOf(before).filter((cinema) => cinema !== 'gsc-kayangan-walk'))
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
