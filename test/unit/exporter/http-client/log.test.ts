import { expect, it, vi } from 'vitest'
import { createHttpClient } from '#exporter/http-client/client.ts'
import { formatHttpEvent } from '#exporter/http-client/log.ts'
import { cms } from '#exporter/sources/cms.ts'
import { client, dune, json, movie, resetConnection, serve } from '#test/support/local-server.ts'

it('tells of every request, answer, failure and wait', async () => {
  const server = await serve(resetConnection, json({}, 503), json(dune))
  const http = client(server.origin)
  await http.getJson('/api/movies/1', movie, { depth: 0 })
  expect(http.events.map((event) => formatHttpEvent(event).replace(/\d+ ms, /, ''))).toEqual([
    'GET /api/movies/1?depth=0: …',
    'GET /api/movies/1?depth=0: network, 0 bytes',
    'GET /api/movies/1?depth=0: network, next attempt in 1000 ms',
    'GET /api/movies/1?depth=0 (attempt 2): …',
    'GET /api/movies/1?depth=0 (attempt 2): 503, 2 bytes',
    'GET /api/movies/1?depth=0 (attempt 2): server, next attempt in 2000 ms',
    'GET /api/movies/1?depth=0 (attempt 3): …',
    'GET /api/movies/1?depth=0 (attempt 3): 200, 16 bytes',
  ])
})

it('counts requests, with those that are repeated, and bytes', async () => {
  const server = await serve(json({}, 503), json(dune))
  const http = client(server.origin)
  await http.getJson('/api/movies/1', movie)
  expect(http.stats()).toEqual({ requests: 2, bytes: 18 })
})

it('logs to standard error unless told otherwise, and leaves standard output to the report', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const server = await serve(json(dune))
  const http = createHttpClient({ service: cms, origin: server.origin })
  await http.getJson('/api/movies/1', movie)
  await http.close()
  const lines = write.mock.calls.map(([line]) => line)
  write.mockRestore()
  expect(lines).toEqual([
    'GET /api/movies/1: …\n',
    expect.stringMatching(/^GET \/api\/movies\/1: 200, \d+ ms, 16 bytes\n$/),
  ])
})
