import { expect, it } from 'vitest'
import { systemClock } from '#exporter/http-client/clock.ts'
import { client, dune, failureOf, json, movie, never, serve, testClock } from '#test/support/local-server.ts'

it('does not wait for a repetition that would come too late', async () => {
  const server = await serve(json({}, 503))
  const clock = testClock()
  const failure = await failureOf(client(server.origin, { clock, deadlineMs: 5000 }).getJson('/api/movies/1', movie))
  expect(clock.waits).toEqual([1000, 2000])
  expect(failure).toMatchObject({ kind: 'deadline', attempts: 3, path: '/api/movies/1' })
  expect(failure.cause).toMatchObject({ kind: 'server', status: 503 })
})

it('gives up at once when the server asks for more time than there is', async () => {
  const server = await serve(json({}, 429, { 'retry-after': '3600' }), json(dune))
  const clock = testClock()
  const http = client(server.origin, { clock })
  const failure = await failureOf(http.getJson('/api/movies/1', movie))
  expect(failure).toMatchObject({
    kind: 'deadline',
    attempts: 1,
    cause: { kind: 'rateLimited', retryAfterMs: 3_600_000 },
  })
  expect(failure.message).toBe(
    'GET /api/movies/1: the time that an export gives the CMS is over: another attempt would be 3600 s later, as the CMS asks us to slow down (429)',
  )
  expect(await failureOf(http.getJson('/api/movies/2', movie))).toMatchObject({ kind: 'deadline' })
  expect(clock.waits).toEqual([])
  expect(server.seen).toHaveLength(1)
})

it('starts nothing after the deadline', async () => {
  const server = await serve(json(dune))
  const clock = testClock()
  const http = client(server.origin, { clock })
  clock.advance(15 * 60_000)
  expect(await failureOf(http.getJson('/api/movies/1', movie))).toMatchObject({ kind: 'deadline' })
  expect(server.seen).toHaveLength(0)
})

it('ends a request that is under way at the deadline', async () => {
  const server = await serve(never)
  const failure = await failureOf(client(server.origin, { deadlineMs: 50 }).getJson('/api/movies/1', movie))
  expect(failure).toMatchObject({ kind: 'deadline', attempts: 1 })
  expect(failure.message).toBe('GET /api/movies/1: the time that an export gives the CMS is over')
})

it('does not let a trickling file outlast the deadline', async () => {
  const server = await serve((response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const trickle = setInterval(() => response.write('.'), 10)
    response.once('close', () => clearInterval(trickle))
  })
  const http = client(server.origin, { deadlineMs: 150, requestTimeoutMs: 60 })
  expect(await failureOf(http.download('/api/media/file/a.png', 5000))).toMatchObject({ kind: 'deadline' })
})

it('stops the request under way, and those that wait, when the export is stopped', async () => {
  const server = await serve(never)
  const stop = new AbortController()
  const http = client(server.origin, { signal: stop.signal })
  const first = failureOf(http.getJson('/api/movies/1', movie))
  const second = failureOf(http.getJson('/api/movies/2', movie))
  await expect.poll(() => server.seen.length).toBe(1)
  stop.abort()
  expect(await first).toMatchObject({ kind: 'aborted', path: '/api/movies/1' })
  expect(await second).toMatchObject({ kind: 'aborted', path: '/api/movies/2' })
  expect(server.seen).toHaveLength(1)
})

it('sends nothing more once it is closed, neither what waits nor another attempt', async () => {
  const server = await serve(json({}, 503), never)
  const http = client(server.origin, { clock: systemClock })
  const repeated = failureOf(http.getJson('/api/movies/1', movie))
  await expect.poll(() => http.events.map(({ type }) => type)).toContain('wait')
  const [underWay, waiting] = ['2', '3'].map((id) => failureOf(http.getJson(`/api/movies/${id}`, movie)))
  await expect.poll(() => server.seen.length).toBe(2)
  await http.close()
  for (const request of [repeated, underWay, waiting]) expect(await request).toMatchObject({ kind: 'aborted' })
  expect(server.seen).toHaveLength(2)
})

it('stops a file under way', async () => {
  const server = await serve((response) => response.writeHead(200, { 'content-type': 'image/png' }).write('.'))
  const stop = new AbortController()
  const failure = failureOf(client(server.origin, { signal: stop.signal }).download('/api/media/file/a.png', 5000))
  await expect.poll(() => server.seen.length).toBe(1)
  stop.abort()
  expect(await failure).toMatchObject({ kind: 'aborted', attempts: 1 })
})

it('takes times that are longer than any timer', async () => {
  const server = await serve(json(dune))
  const http = client(server.origin, { deadlineMs: 2 ** 40, requestTimeoutMs: 2 ** 40 })
  expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
})

it('stops while it waits for the next attempt', async () => {
  const server = await serve(json({}, 503))
  const stop = new AbortController()
  const http = client(server.origin, { signal: stop.signal, clock: systemClock })
  const failure = failureOf(http.getJson('/api/movies/1', movie))
  await expect.poll(() => http.events.map(({ type }) => type)).toContain('wait')
  stop.abort()
  expect(await failure).toMatchObject({ kind: 'aborted', cause: { kind: 'server' } })
})
