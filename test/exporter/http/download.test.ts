import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { client, failureOf, json, raw, serve } from './local-server.ts'

const png = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 31) % 256))
const type = { 'content-type': 'image/png' }

it('hands out the bytes, the content type and the length', async () => {
  const server = await serve(raw(png, 200, type))
  const { stream, contentType, contentLength } = await client(server.origin).download('/api/media/file/a.png')
  expect(contentType).toBe('image/png')
  expect(contentLength).toBe(5000)
  expect(await buffer(stream)).toEqual(png)
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
  const { stream } = await http.download('/api/media/file/a.png')
  expect(await buffer(stream)).toEqual(png)
  expect(http.stats()).toEqual({ requests: 2, bytes: 7500, retries: 1, cacheHits: 0 })
})

it('tells the length of the file, not that of its compressed form', async () => {
  const zipped = gzipSync(png)
  const server = await serve(
    raw(zipped, 200, { ...type, 'content-encoding': 'gzip', 'content-length': String(zipped.length) }),
  )
  const { stream, contentLength } = await client(server.origin).download('/api/media/file/a.png')
  expect(contentLength).toBe(5000)
  expect(await buffer(stream)).toEqual(png)
})

it('hands out an empty file as an empty file', async () => {
  const server = await serve(raw('', 200, type))
  const { stream, contentLength } = await client(server.origin).download('/api/media/file/a.png')
  expect(contentLength).toBe(0)
  expect(await buffer(stream)).toEqual(Buffer.alloc(0))
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
  const { stream } = await client(server.origin, { requestTimeoutMs: 450, retries: 0 }).download(
    '/api/media/file/a.png',
  )
  expect(await buffer(stream)).toEqual(png)
})

it('gives up a file of which no more bytes come', async () => {
  const server = await serve((response) => response.writeHead(200, type).write(png.subarray(0, 500)))
  const http = client(server.origin, { requestTimeoutMs: 40, retries: 0 })
  expect(await failureOf(http.download('/api/media/file/a.png'))).toMatchObject({ kind: 'timeout' })
})

it('says of a file that is not there what it says of an entry', async () => {
  const server = await serve(json({ errors: [{ message: 'Not Found' }] }, 404))
  expect(await failureOf(client(server.origin).download('/api/media/file/a.png'))).toMatchObject({ kind: 'notFound' })
})
