import { describe, expect, it } from 'vitest'
import { RequestError } from '#exporter/http-client/errors.ts'
import { isRetryable, parseRetryAfter, waitBeforeMs } from '#exporter/http-client/retry-policy.ts'
import { cms } from '#exporter/sources/cms.ts'
import { closedPort } from '#test/support/closed-port.ts'
import {
  client,
  cutBody,
  dune,
  failureOf,
  json,
  movie,
  never,
  raw,
  resetConnection,
  serve,
  testClock,
} from '#test/support/local-server.ts'

describe('what is tried again', () => {
  it.each([408, 429, 500, 502, 503, 504])('asks again after a %i', async (status) => {
    const server = await serve(json({}, status), json(dune))
    const http = client(server.origin)
    expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
    expect(server.seen).toHaveLength(2)
    expect(http.events.filter(({ type }) => type === 'wait')).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 405, 409, 410, 413, 422, 501, 505])('does not ask again after a %i', async (status) => {
    const server = await serve(json({}, status), json(dune))
    const failure = await failureOf(client(server.origin).getJson('/api/movies/1', movie))
    expect(failure).toMatchObject({ status, attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })

  it('asks again when the connection is reset', async () => {
    const server = await serve(resetConnection, json(dune))
    expect(await client(server.origin).getJson('/api/movies/1', movie)).toEqual(dune)
  })

  it('asks again when the body is cut in the middle', async () => {
    const server = await serve(cutBody, json(dune))
    expect(await client(server.origin).getJson('/api/movies/1', movie)).toEqual(dune)
  })

  it('asks again when a chunked body is cut in the middle', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"title":"Dune"}', () => response.socket?.destroy())
    }, json(dune))
    expect(await client(server.origin).getJson('/api/movies/1', movie)).toEqual(dune)
    expect(server.seen).toHaveLength(2)
  })

  it('asks again when no answer comes in time', async () => {
    const server = await serve(never, json(dune))
    expect(await client(server.origin, { requestTimeoutMs: 200 }).getJson('/api/movies/1', movie)).toEqual(dune)
    expect(server.seen).toHaveLength(2)
  })

  it('asks again when an answer trickles in too slowly', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const trickle = setInterval(() => response.write(' '), 40)
      response.once('close', () => clearInterval(trickle))
    }, json(dune))
    expect(await client(server.origin, { requestTimeoutMs: 300 }).getJson('/api/movies/1', movie)).toEqual(dune)
    expect(server.seen).toHaveLength(2)
  })

  it('gives up after four repetitions and says how often it tried', async () => {
    const server = await serve(json({ errors: [{ message: 'Something went wrong.' }] }, 500))
    const failure = await failureOf(client(server.origin).getJson('/api/movies/1', movie))
    expect(server.seen).toHaveLength(5)
    expect(failure).toMatchObject({ kind: 'server', status: 500, attempts: 5, detail: 'Something went wrong.' })
    expect(failure.message).toBe('GET /api/movies/1: the CMS failed (500), after 5 attempts: Something went wrong.')
  })

  it('names the fault of a server that is not there', async () => {
    const failure = await failureOf(client(new URL(closedPort)).getJson('/api/movies', movie))
    expect(failure).toMatchObject({ kind: 'network', attempts: 5, status: undefined })
    expect(failure.detail).toContain('ECONNREFUSED')
    expect(failure.problems[0]?.hint).toContain('Check that the CMS is running')
  })

  it('lets a mistake in the program through as it is', () => {
    expect(isRetryable(new TypeError('x is not a function'))).toBe(false)
    expect(isRetryable(new RequestError('network', { service: cms, method: 'GET', path: '/', attempts: 1 }))).toBe(true)
  })
})

describe('how long it waits', () => {
  it('doubles the wait each time', async () => {
    const server = await serve(json({}, 503))
    const clock = testClock()
    await failureOf(client(server.origin, { clock }).getJson('/api/movies/1', movie))
    expect(clock.waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('leaves half of each wait to chance', () => {
    expect(waitBeforeMs(1, 0)).toBe(500)
    expect(waitBeforeMs(1, 0.5)).toBe(750)
    expect(waitBeforeMs(3, 0)).toBe(2000)
    expect(waitBeforeMs(3, 1)).toBe(4000)
  })

  it('never waits longer than half a minute of its own accord', () => {
    expect(waitBeforeMs(12, 1)).toBe(30_000)
  })

  it('waits the seconds that the server asks for', async () => {
    const server = await serve(json({}, 429, { 'retry-after': '7' }), json(dune))
    const clock = testClock()
    await client(server.origin, { clock }).getJson('/api/movies/1', movie)
    expect(clock.waits).toEqual([7000])
  })

  it('waits until the date that the server asks for, by the clock of the server', async () => {
    const date = 'Sat, 21 Nov 2026 17:00:00 GMT'
    const until = 'Sat, 21 Nov 2026 17:00:42 GMT'
    const server = await serve(json({}, 503, { date, 'retry-after': until }), json(dune))
    const clock = testClock()
    await client(server.origin, { clock }).getJson('/api/movies/1', movie)
    expect(clock.waits).toEqual([42_000])
  })

  it('never waits less than its own back-off', async () => {
    const server = await serve(json({}, 429, { 'retry-after': '0' }), json(dune))
    const clock = testClock()
    await client(server.origin, { clock }).getJson('/api/movies/1', movie)
    expect(clock.waits).toEqual([1000])
  })

  it('reads both forms of Retry-After and ignores what is neither', () => {
    const now = Date.UTC(2026, 10, 21, 12, 0, 0)
    expect(parseRetryAfter('120', now)).toBe(120_000)
    expect(parseRetryAfter('Sat, 21 Nov 2026 12:00:30 GMT', now)).toBe(30_000)
    expect(parseRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT', now)).toBe(0)
    expect(parseRetryAfter('in 5 minutes', now)).toBeUndefined()
    expect(parseRetryAfter('-5', now)).toBeUndefined()
    expect(parseRetryAfter(null, now)).toBeUndefined()
  })

  it('lets other requests wait as well when the server asks for patience', async () => {
    const server = await serve(json({}, 429, { 'retry-after': '20' }), json(dune))
    const waits: number[] = []
    // Time stands still, so whoever does not wait for the server's sake does not wait at all.
    const clock = { ...testClock(), sleep: async (ms: number) => void waits.push(ms) }
    const http = client(server.origin, { clock })
    await Promise.all([http.getJson('/api/movies/1', movie), http.getJson('/api/movies/2', movie)])
    // The back-off of the first, then the turns of the second and of the repetition.
    expect(waits).toEqual([20_000, 20_000, 20_000])
  })
})

it('waits for nothing where nothing failed', async () => {
  const server = await serve(raw(JSON.stringify(dune), 200))
  const clock = testClock()
  await client(server.origin, { clock }).getJson('/api/movies/1', movie)
  expect(clock.waits).toEqual([])
})
