/** Faults of the service itself: refusals, broken connections, empty and partial lists, played by the stand-in to the exporter. */
import { describe, expect, it } from 'vitest'
import type { Fault } from '#test/support/faults/faults.ts'
import type { TicketingHost } from '#test/support/ticketing-host/host.ts'
import { everything, expectKept, expectUnharmed, lists, play, playFault, unauthorised } from './play.ts'
import { apis, edited, said } from './sample-chain.ts'

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
    expectKept(
      played,
      /GET \/ocapi\/v1\/film-screening-dates: the ticketing service says 401: it does not accept the login/,
    )
    expect(JSON.stringify([played.outcome.problems, played.outcome.events])).not.toMatch(
      /stand-in-token|development-only/,
    )
  })

  it('is never taken for an empty programme where the login is wrong', async () => {
    expectKept(
      await play({ env: { TICKETING_PASSWORD: 'wrong' } }),
      /POST \/connect\/token: the ticketing service refuses the request \(400\)/,
    )
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
    expectKept(
      await playFault(lists[api], fault, { api }),
      /the ticketing service says 403.*Just a moment.*TICKETING_KEY.*a guard before the service/,
    )
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
      new RegExp(`GET .*: the ticketing service failed \\(${status}\\), after 5 attempts.*The next export asks again`),
    )
  })

  it.each([
    ['a slow first byte', { beforeMs: 3000 }],
    ['a body that stalls', { betweenPiecesMs: 3000 }],
  ])('4: %s does not hold up the export', async (_, delay) => {
    const env = { TICKETING_TIMEOUT_SECONDS: '1', TICKETING_DEADLINE_SECONDS: '2' }
    expectKept(
      await playFault(lists[api], { kind: 'slow', ...delay }, { api, env }),
      /the ticketing service took too long|the time that an export gives the ticketing service is over/,
    )
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
