/** Against a real server; only what it says is ours. */

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { typeOf } from '#site/features/lightbox/source-type.ts'
import { closedPort } from '#test/support/closed-port.ts'
import { closedStorage, memoryStorage } from '#test/support/site/memory-storage.ts'

let server: Server
let url: string
let requests: string[]
let cut: Promise<void>

beforeEach(async () => {
  requests = []
  const { promise, resolve } = Promise.withResolvers<void>()
  cut = promise
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const type = new URLSearchParams(request.url?.split('?')[1]).get('type') ?? ''
    response.writeHead(request.url?.startsWith('/gone') ? 404 : 200, type ? { 'content-type': type } : {})
    // A body without an end: whoever waits for it waits for ever.
    response.write(new Uint8Array(65_536))
    response.on('close', resolve)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('finds the type of a source by its extension, without a request', async () => {
  expect(await typeOf(`${url}/media/still.webp?v=2`, undefined)).toBe('image')
  expect(await typeOf(`${url}/media/TRAILER.MP4`, undefined)).toBe('video')
  expect(requests).toEqual([])
})

it('finds it by one GET that reads only the content type and is aborted then', async () => {
  expect(await typeOf(`${url}/clip?type=video/mp4;codecs=avc1`, undefined)).toBe('video')
  await cut
  expect(requests).toEqual(['GET /clip?type=video/mp4;codecs=avc1'])
})

it.each(['no list', 'null', '7'])('finds it where what was kept is none: %s', async (kept) => {
  const store = memoryStorage()
  store.setItem('lightbox-sources', kept)
  expect(await typeOf(`${url}/clip?type=video/mp4`, store)).toBe('video')
})

it('remembers the type in a local cache', async () => {
  const store = memoryStorage()
  expect(await typeOf(`${url}/picture?type=image/avif`, store)).toBe('image')
  expect(await typeOf(`${url}/picture?type=image/avif`, store)).toBe('image')
  expect(requests).toHaveLength(1)
})

it('asks again where nothing can be stored', async () => {
  expect(await typeOf(`${url}/picture?type=image/avif`, closedStorage())).toBe('image')
  expect(await typeOf(`${url}/picture?type=image/avif`, closedStorage())).toBe('image')
  expect(requests).toHaveLength(2)
})

it('does not identify what is neither, is not there, or does not answer, and does not remember that', async () => {
  const store = memoryStorage()
  expect(await typeOf(`${url}/page?type=text/html`, store)).toBeUndefined()
  expect(await typeOf(`${url}/nothing`, store)).toBeUndefined()
  expect(await typeOf(`${url}/gone?type=image/png`, store)).toBeUndefined()
  expect(await typeOf(`${closedPort}/closed`, store)).toBeUndefined()
  expect(store.length).toBe(0)
})
