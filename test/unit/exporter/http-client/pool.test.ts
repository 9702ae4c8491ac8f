import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { passwordLogin } from '#exporter/http-client/auth.ts'
import { createHttpClient } from '#exporter/http-client/client.ts'
import { systemClock } from '#exporter/http-client/clock.ts'
import type { HttpEvent } from '#exporter/http-client/log.ts'
import { createRateLimiter } from '#exporter/http-client/rate-limiter.ts'
import { cms } from '#exporter/sources/cms.ts'
import { client, dune, json, movie, type Reply, serve, testClock } from '#test/support/local-server.ts'

/** Counts how many requests are open at once. */
function busy(): { reply: Reply; most: () => number } {
  let open = 0
  let most = 0
  const reply: Reply = async (response, seen) => {
    most = Math.max(most, ++open)
    await delay(40)
    open--
    return json(dune)(response, seen)
  }
  return { reply, most: () => most }
}

it.each([1, 3])('has no more than %i requests open at once', async (concurrency) => {
  const cms = busy()
  const server = await serve(cms.reply)
  const http = client(server.origin, { concurrency })
  await Promise.all(Array.from({ length: 9 }, (_, id) => http.getJson(`/api/movies/${id}`, movie)))
  expect(cms.most()).toBe(concurrency)
})

it('counts files as well', async () => {
  const cms = busy()
  const server = await serve(cms.reply)
  const http = client(server.origin)
  await Promise.all([http.getJson('/api/movies/1', movie), http.download('/a.png', 16), http.download('/b.png', 16)])
  expect(cms.most()).toBe(1)
})

it('is polite unless told otherwise: one at a time, 100 ms apart', async () => {
  const server = await serve(json(dune))
  const clock = testClock()
  const http = createHttpClient({ service: cms, origin: server.origin, clock, log: () => undefined })
  await Promise.all([1, 2, 3].map((id) => http.getJson(`/api/movies/${id}`, movie)))
  expect(clock.waits).toEqual([100, 100])
  await http.close()
})

it('keeps the starts of requests apart, with the system clock too', async () => {
  const server = await serve(json(dune))
  const starts: number[] = []
  const log = ({ type }: HttpEvent): void => void (type === 'request' && starts.push(performance.now()))
  const http = client(server.origin, { clock: systemClock, intervalMs: 40, concurrency: 4, log })
  const begun = performance.now()
  await Promise.all([1, 2, 3, 4].map((id) => http.getJson(`/api/movies/${id}`, movie)))
  expect(starts).toHaveLength(4)
  // A timer may fire a little early; that a busy machine is late, with the first one too, does not matter.
  for (const [at, start] of starts.entries()) expect(start - begun).toBeGreaterThan(40 * at - 5)
})

it('spaces logins and repetitions like any request', async () => {
  const token = json({ token: 'token-1', exp: Math.floor(Date.now() / 1000) + 7200 })
  const server = await serve(token, json({}, 401), token, json(dune))
  const clock = testClock()
  const auth = passwordLogin({ path: '/api/services/login', email: 'a@example.test', password: 'p-1234' })
  await client(server.origin, { clock, intervalMs: 100, auth }).getJson('/api/movies/1', movie)
  expect(server.seen).toHaveLength(4)
  expect(clock.waits).toEqual([100, 100, 100])
})

it('lets a repetition go before requests that have not begun', async () => {
  const server = await serve(json({}, 503), json(dune))
  const http = client(server.origin)
  await Promise.all([1, 2, 3, 4, 5].map((id) => http.getJson(`/api/movies/${id}`, movie)))
  const paths = server.seen.map((seen) => seen.path)
  expect(paths.lastIndexOf('/api/movies/1')).toBeLessThan(paths.indexOf('/api/movies/5'))
})

it('gives out turns that are an interval apart, and none while it is held', () => {
  const rateLimiter = createRateLimiter(100)
  expect([rateLimiter.reserve(0), rateLimiter.reserve(0), rateLimiter.reserve(50)]).toEqual([0, 100, 200])
  expect(rateLimiter.reserve(1000)).toBe(1000)
  rateLimiter.pauseUntil(5000)
  expect([rateLimiter.reserve(1200), rateLimiter.reserve(1200)]).toEqual([5000, 5100])
  rateLimiter.pauseUntil(10)
  expect(rateLimiter.reserve(6000)).toBe(6000)
})
