import { describe, expect, it } from 'vitest'
import { createAnswerCache } from '#exporter/http/cache.ts'
import { client, dune, failureOf, json, movie, type Reply, raw, serve, testClock } from './local-server.ts'

const minute = 60_000
const other = { title: 'Arrival' }
const long = { deadlineMs: 24 * 60 * minute }

/** A server with validators, which answers 304 when it is asked with what it gave out. */
const validating: Reply = (response, seen) => {
  const validators = { etag: '"v1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }
  if (seen.headers['if-none-match'] === '"v1"') return response.writeHead(304, validators).end()
  return json(dune, 200, validators)(response, seen)
}

it('uses an answer for two minutes without asking', async () => {
  const server = await serve(json(dune), json(other))
  const clock = testClock()
  const http = client(server.origin, { clock })
  await http.getJson('/api/movies/1', movie)
  clock.advance(2 * minute - 1)
  expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
  expect(server.seen).toHaveLength(1)
  expect(http.stats()).toMatchObject({ requests: 1, cacheHits: 1 })
  expect(http.events.at(-1)).toMatchObject({ type: 'cached', path: '/api/movies/1', ageMs: 2 * minute - 1 })
})

it('asks again after two minutes where the server gave no validator, as Payload does not', async () => {
  const server = await serve(json(dune), json(other))
  const clock = testClock()
  const http = client(server.origin, { clock })
  await http.getJson('/api/movies/1', movie)
  clock.advance(2 * minute)
  expect(await http.getJson('/api/movies/1', movie)).toEqual(other)
  expect(server.seen[1]?.headers).not.toHaveProperty('if-none-match')
})

it('asks with both validators after two minutes, and a 304 makes the answer fresh again', async () => {
  const server = await serve(validating)
  const clock = testClock()
  const http = client(server.origin, { clock, ...long })
  await http.getJson('/api/movies/1', movie)
  clock.advance(2 * minute)
  expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
  expect(server.seen[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT',
  })
  clock.advance(2 * minute - 1)
  expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
  expect(server.seen).toHaveLength(2)
  expect(http.stats()).toMatchObject({ requests: 2, cacheHits: 2 })
})

it('takes the new answer where the old one no longer holds', async () => {
  const server = await serve(json(dune, 200, { etag: '"v1"' }), json(other, 200, { etag: '"v2"' }))
  const clock = testClock()
  const http = client(server.origin, { clock })
  await http.getJson('/api/movies/1', movie)
  clock.advance(5 * minute)
  expect(await http.getJson('/api/movies/1', movie)).toEqual(other)
  expect(await http.getJson('/api/movies/1', movie)).toEqual(other)
  expect(server.seen).toHaveLength(2)
})

it('drops an answer after twenty minutes and asks as if for the first time', async () => {
  const server = await serve(validating)
  const clock = testClock()
  const http = client(server.origin, { clock, ...long })
  await http.getJson('/api/movies/1', movie)
  clock.advance(20 * minute - 1)
  await http.getJson('/api/movies/1', movie)
  expect(server.seen[1]?.headers).toHaveProperty('if-none-match')
  clock.advance(20 * minute)
  await http.getJson('/api/movies/1', movie)
  expect(server.seen[2]?.headers).not.toHaveProperty('if-none-match')
})

it('asks for each query by itself', async () => {
  const server = await serve(json(dune), json(other))
  const http = client(server.origin)
  expect(await http.getJson('/api/movies', movie, { page: 1 })).toEqual(dune)
  expect(await http.getJson('/api/movies', movie, { page: 2 })).toEqual(other)
})

it('checks a kept answer against the schema of whoever asks now', async () => {
  const server = await serve(json(dune))
  const http = client(server.origin)
  await http.getJson('/api/movies/1', movie)
  const upperCase = movie.transform(({ title }) => title.toUpperCase())
  expect(await http.getJson('/api/movies/1', upperCase)).toBe('DUNE')
  expect(server.seen).toHaveLength(1)
})

it('gives every reader a value of his own', async () => {
  const server = await serve(json(dune))
  const http = client(server.origin)
  const first = await http.getJson('/api/movies/1', movie)
  first.title = 'changed'
  expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
})

it('forgets all answers when told so', async () => {
  const server = await serve(json(dune), json(other))
  const http = client(server.origin)
  await http.getJson('/api/movies/1', movie)
  http.forget()
  expect(await http.getJson('/api/movies/1', movie)).toEqual(other)
})

describe('what is not kept', () => {
  it('keeps no failure', async () => {
    const server = await serve(json({}, 404), json(dune))
    const http = client(server.origin)
    await failureOf(http.getJson('/api/movies/1', movie))
    expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
  })

  it('keeps no answer in the wrong shape', async () => {
    const server = await serve(json({}), json(dune))
    const http = client(server.origin)
    await failureOf(http.getJson('/api/movies/1', movie))
    expect(await http.getJson('/api/movies/1', movie)).toEqual(dune)
  })

  it('keeps no file', async () => {
    const server = await serve(raw('png', 200))
    const http = client(server.origin)
    await http.download('/a.png', 16)
    await http.download('/a.png', 16)
    expect(server.seen).toHaveLength(2)
  })
})

it('makes room by dropping the oldest answers', () => {
  const cache = createAnswerCache({ freshMs: 2 * minute, keepMs: 20 * minute })
  const large = 'x'.repeat(40 * 1024 * 1024)
  cache.keep('first', large, new Headers(), 0)
  cache.keep('second', large, new Headers(), 0)
  expect(cache.find('first', 0)).toBeUndefined()
  expect(cache.find('second', 0)?.text).toBe(large)
})
