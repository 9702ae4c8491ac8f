import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  client,
  failureOf,
  json,
  type LocalServer,
  movie,
  never,
  type Reply,
  raw,
  serve,
  testClock,
} from '#test/support/local-server.ts'

const png = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 31) % 256))
const type = { 'content-type': 'image/png' }
const path = '/api/media/file/a.png'

/** How the first attempt at a file fails. There is no time for another. */
async function failureOfFirst({ origin, seen }: LocalServer): Promise<unknown> {
  const clock = testClock()
  const failure = failureOf(client(origin, { clock, requestTimeoutMs: 40 }).download(path, 5000))
  await expect.poll(() => seen.length).toBe(1)
  clock.advance(15 * 60_000)
  return (await failure).cause
}

it('hands out the bytes', async () => {
  const server = await serve(raw(png, 200, type))
  expect(Buffer.from(await client(server.origin).download(path, 5000))).toEqual(png)
})

it('hands out the whole file where the first attempt was cut in the middle', async () => {
  const server = await serve(
    (response) => {
      response.writeHead(200, { ...type, 'content-length': png.length })
      response.write(png.subarray(0, 2500), () => response.socket?.destroy())
    },
    raw(png, 200, type),
  )
  const http = client(server.origin)
  expect(Buffer.from(await http.download(path, 5000))).toEqual(png)
  expect(http.stats()).toEqual({ requests: 2, bytes: 7500 })
})

it('hands out an empty file as an empty file', async () => {
  const server = await serve(raw('', 200, type))
  expect((await client(server.origin).download(path, 5000)).byteLength).toBe(0)
})

it('lets a large file take its time as long as bytes keep coming', async () => {
  const server = await serve(async (response) => {
    response.writeHead(200, type)
    for (let at = 0; at < 5000; at += 500) {
      response.write(png.subarray(at, at + 500))
      await delay(60)
    }
    response.end()
  })
  const http = client(server.origin, { requestTimeoutMs: 450 })
  expect(Buffer.from(await http.download(path, 5000))).toEqual(png)
  expect(server.seen).toHaveLength(1)
})

it('gives up a file of which no more bytes come', async () => {
  const server = await serve((response) => response.writeHead(200, type).write(png.subarray(0, 500)))
  expect(await failureOfFirst(server)).toMatchObject({ kind: 'timeout' })
})

it('gives up a file that does not begin', async () => {
  const server = await serve(never)
  expect(await failureOfFirst(server)).toMatchObject({ kind: 'timeout', detail: undefined })
})

it('says of a file that is not there what it says of an entry, however long that takes to say', async () => {
  const server = await serve(json({ errors: [{ message: 'Not Found' }] }, 404))
  expect(await failureOf(client(server.origin).download(path, 4))).toMatchObject({
    kind: 'notFound',
    detail: 'Not Found',
  })
})

it('says of an address that is none that it does not belong to the CMS', async () => {
  const server = await serve(raw(png, 200, type))
  expect(await failureOf(client(server.origin).download('http://[', 4))).toMatchObject({ kind: 'otherOrigin' })
})

describe('a file with more bytes than were announced', () => {
  it('is refused before a byte of it is read, where the header says so', async () => {
    const server = await serve(raw(png, 200, { ...type, 'content-length': '5000' }))
    const http = client(server.origin)
    expect(await failureOf(http.download(path, 10))).toMatchObject({
      kind: 'moreThanAnnounced',
      attempts: 1,
      message: `GET ${path}: the file is longer than the CMS says: 5000 bytes, where at most 10 are expected`,
    })
    expect(http.stats()).toMatchObject({ requests: 1, bytes: 0 })
  })

  it('is read no further than to there, and asked for once, where it goes on for ever', async () => {
    const sent = { bytes: 0 }
    const server = await serve(forEver(sent))
    const http = client(server.origin)
    expect(await failureOf(http.download(path, 100_000))).toMatchObject({ kind: 'moreThanAnnounced', attempts: 1 })
    expect(http.stats().bytes).toBeLessThan(300_000)
    expect(sent.bytes).toBeLessThan(20_000_000)
    expect(server.seen).toHaveLength(1)
  })

  it('is not asked for where it is announced to be longer than any file may be', async () => {
    const server = await serve(raw(png, 200, type))
    expect(await failureOf(client(server.origin).download(path, 100 * 1024 * 1024 + 1))).toMatchObject({
      kind: 'tooLarge',
      problems: [{ hint: expect.stringContaining('100 MiB') }],
    })
    expect(server.seen).toHaveLength(0)
  })
})

describe('a compressed answer', () => {
  it('is not asked for where a file is wanted, and refused where it comes', async () => {
    const zipped = gzipSync(png)
    const server = await serve(raw(zipped, 200, { ...type, 'content-encoding': 'gzip' }))
    const http = client(server.origin)
    expect(await failureOf(http.download(path, 5000))).toMatchObject({ kind: 'compressed', detail: 'gzip' })
    expect(server.seen.map(({ headers }) => headers['accept-encoding'])).toEqual(['identity'])
    expect(http.stats().bytes).toBe(0)
  })

  // 200 MB of spaces are JSON, as far as one can tell before the end.
  const spaces = Buffer.alloc(200_000_000, ' ')
  it.each([
    ['gzip', gzipSync(spaces)],
    ['br', brotliCompressSync(spaces)],
  ])('of little %s that becomes much JSON is read no further than to the limit', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(300_000)
    const server = await serve(raw(bomb, 200, { 'content-type': 'application/json', 'content-encoding': encoding }))
    const http = client(server.origin)
    const before = process.memoryUsage.rss()
    const failure = await failureOf(http.getJson('/api/movie', movie))
    expect(failure).toMatchObject({ kind: 'tooLarge', attempts: 1 })
    expect(http.stats().bytes).toBeLessThan(65 * 1024 * 1024)
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000)
  })

  it('that refuses is cut off and quoted, not refused for its length', async () => {
    const page = `{"message":"No."}${' '.repeat(50_000_000)}`
    const server = await serve(raw(gzipSync(page), 403, { 'content-encoding': 'gzip' }))
    const http = client(server.origin)
    expect(await failureOf(http.download(path, 5000))).toMatchObject({ kind: 'forbidden' })
    expect(http.stats().bytes).toBeLessThan(2_000_000)
  })
})

it('finds no title in a page made of beginnings of titles, and takes no time over it', async () => {
  const server = await serve(raw('<title'.repeat(100_000), 400))
  const start = performance.now()
  await failureOf(client(server.origin).download(path, 5000))
  expect(performance.now() - start).toBeLessThan(2000)
})

function forEver(sent: { bytes: number }): Reply {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  return async (response) => {
    response.writeHead(200, type)
    while (!response.destroyed) {
      sent.bytes += chunk.length
      if (!response.write(chunk)) await Promise.race([delay(50), new Promise((done) => response.once('drain', done))])
    }
  }
}
