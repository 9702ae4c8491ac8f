/** The stand-in itself: what tests of others rely on. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { BadQuery } from '#demo/schedule/showtimes.ts'
import { businessDateOf, lastPublished, localTime, weekOf } from '#demo/schedule/time.ts'
import { weeklyHours } from '#site/loaders/format/hours.ts'
import { openingAt } from '#site/shared/time/opening-hours.ts'
import { repository } from '#test/support/repository.ts'
import { logins, startTicketingHost, type TicketingHost } from '#test/support/ticketing-host/host.ts'
import { applyQuery } from '#test/support/ticketing-host/odata.ts'
import { chain, firstNight, hostAt } from './sample-chain.ts'

const ask = (host: TicketingHost, path: string, headers: Record<string, string> = { connectapitoken: logins.key }) =>
  fetch(`${host.origin}${path}`, { headers })

const odata = '/WSVistaWebClient/OData.svc'

describe('the stand-in', () => {
  it('has the same sessions in both generations', async () => {
    const host = await hostAt(firstNight)
    const old = (await (
      await ask(host, `${odata}/Sessions?$filter=SessionBusinessDate eq datetime'2026-10-02T00:00:00'`)
    ).json()) as {
      value: { ID: string; Showtime: string }[]
    }
    const now = (await (await ask(host, '/ocapi/v1/showtimes/by-business-date/2026-10-02')).json()) as {
      showtimes: { id: string; schedule: { startsAt: string } }[]
    }
    expect(old.value.length).toBeGreaterThan(300)
    expect(old.value.map(({ ID, Showtime }) => [ID, `${Showtime}+08:00`])).toEqual(
      now.showtimes.map(({ id, schedule }) => [id, schedule.startsAt]),
    )
  })

  it('begins no show while the doors of its cinema are closed', async () => {
    const snapshot = await loadSnapshot(join(repository, 'content'))
    const hoursOf = new Map(
      [...snapshot.entries.values()].flatMap(({ entry }) =>
        entry.type === 'cinema' ? [[entry.ticketingId, weeklyHours(entry.openingHours)] as const] : [],
      ),
    )
    const { sessions } = viewAt(chain, Date.parse(firstNight))
    expect(sessions.length).toBeGreaterThan(1000)
    const early = sessions.filter(({ site, startsAt }) => !openingAt(hoursOf.get(site.id) ?? [], startsAt)?.isOpen)
    expect(early.map(({ site, startsAt }) => `${site.name} at ${localTime(startsAt)}`)).toEqual([])
  })

  it('tells attributes in full where they are asked for', async () => {
    const answer = await ask(await hostAt(firstNight), `${odata}/Sessions?$expand=Attributes&$top=1`)
    expect(await answer.json()).toMatchObject({ value: [{ Attributes: [{ ShortName: expect.any(String) }, {}] }] })
  })

  it('honours sites and films that are asked for several times over', async () => {
    const host = await hostAt(firstNight)
    const answer = (await (
      await ask(host, '/ocapi/v1/showtimes/by-business-date/first?siteIds=GSC-KYW&siteIds=GSC-BDC')
    ).json()) as {
      showtimes: { siteId: string }[]
    }
    expect(new Set(answer.showtimes.map(({ siteId }) => siteId))).toEqual(new Set(['GSC-KYW', 'GSC-BDC']))
  })

  it('lets nobody in without a login, nor with a token that has ended', async () => {
    const host = await hostAt(firstNight)
    expect((await ask(host, '/ocapi/v1/sites', {})).status).toBe(401)
    const body = new URLSearchParams({
      grant_type: 'password',
      client_id: logins.clientId,
      username: logins.username,
      password: logins.password,
    })
    const issued = (await (await fetch(`${host.origin}/connect/token`, { method: 'POST', body })).json()) as {
      access_token: string
    }
    const headers = { authorization: `Bearer ${issued.access_token}` }
    expect((await ask(host, '/ocapi/v1/sites', headers)).status).toBe(200)
    host.expireTokens()
    expect((await ask(host, '/ocapi/v1/sites', headers)).status).toBe(401)
  })

  it('is controlled from outside only where that is switched on', async () => {
    const control = (host: TicketingHost) =>
      fetch(`${host.origin}/_control`, {
        method: 'PUT',
        body: JSON.stringify({ now: '2026-10-05T12:00:00+08:00', fault: { match: 'sites', fault: { kind: 'html' } } }),
      })
    const closed = await hostAt(firstNight)
    expect((await control(closed)).status).toBe(401)
    expect(closed.now).toBe(firstNight)
    await using open = await startTicketingHost({ chain, now: firstNight, control: true })
    expect((await control(open)).status).toBe(200)
    expect(open.now).toBe('2026-10-05T12:00:00+08:00')
    expect((await ask(open, '/ocapi/v1/sites')).headers.get('content-type')).toContain('text/html')
  })

  it('has a day that ends at six, and a week that begins on Thursday and is published on Tuesday', () => {
    expect(businessDateOf(Date.parse('2026-10-02T05:59:00+08:00'))).toBe('2026-10-01')
    expect(businessDateOf(Date.parse('2026-10-02T06:00:00+08:00'))).toBe('2026-10-02')
    expect(weekOf('2026-10-07')).toBe('2026-10-01')
    expect(weekOf('2026-10-08')).toBe('2026-10-08')
    expect([lastPublished('2026-10-05'), lastPublished('2026-10-06')]).toEqual(['2026-10-07', '2026-10-14'])
  })

  it('has the same days whenever they are asked for, and one number in several cinemas', () => {
    const on = (now: string) =>
      viewAt(chain, Date.parse(now)).sessions.filter(({ businessDate }) => businessDate === '2026-10-04')
    expect(on('2026-10-03T03:00:00+08:00')).toEqual(on(firstNight))
    const numbers = on(firstNight).map(({ number }) => number)
    expect(new Set(numbers).size).toBeLessThan(numbers.length)
  })
})

describe('the OData of the stand-in', () => {
  const rows = [
    { ID: '1-10', CinemaId: '1', Showtime: '2026-10-01T20:00:00', AllowTicketSales: true },
    { ID: '2-10', CinemaId: '2', Showtime: '2026-10-02T00:30:00', AllowTicketSales: false },
  ]
  const ids = (query: Record<string, string>) => applyQuery(rows, new URLSearchParams(query)).map(({ ID }) => ID)

  it.each([
    ["CinemaId eq '1'", ['1-10']],
    ["CinemaId eq '1' or CinemaId eq '2'", ['1-10', '2-10']],
    ["Showtime ge DATETIME'2026-10-01T06:00:00' and Showtime lt DateTime'2026-10-02T00:00:00'", ['1-10']],
    ['AllowTicketSales eq false', ['2-10']],
  ])('understands %s', ($filter, found) => {
    expect(ids({ $filter })).toEqual(found)
  })

  it.each(["CinemaId gt '1'", 'CinemaId', "startswith(CinemaId, '1')"])('refuses %s', ($filter) => {
    expect(() => ids({ $filter })).toThrow(BadQuery)
  })

  it('selects fields, skips and stops', () => {
    expect(applyQuery(rows, new URLSearchParams({ $select: 'ID', $skip: '1', $top: '5' }))).toEqual([{ ID: '2-10' }])
  })
})
