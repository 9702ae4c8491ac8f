import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closedPort } from '#test/support/closed-port.ts'
import { type FaultProxy, startFaultProxy } from '#test/support/faults/fault-proxy.ts'

const list = {
  docs: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, title: `Movie ${id}` })),
  hasNextPage: true,
  hasPrevPage: false,
  limit: 8,
  nextPage: 2,
  page: 1,
  pagingCounter: 1,
  prevPage: null,
  totalDocs: 9,
  totalPages: 2,
}
const png = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256))

/** A small CMS: a list, a picture that can be asked for in parts, and an echo. */
const cms: RequestListener = async (request, response) => {
  if (request.url?.startsWith('/api/movies')) {
    const headers = { 'content-type': 'application/json', etag: '"v1"', 'x-powered-by': 'test' }
    response.writeHead(200, headers).end(JSON.stringify(list))
  } else if (request.url === '/a.png') {
    sendPicture(request, response)
  } else if (request.url === '/zipped') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"docs":[]}'))
  } else {
    const { method, url, headers } = request
    response
      .writeHead(201, { 'set-cookie': ['a=1', 'b=2'] })
      .end(JSON.stringify({ method, url, headers, body: await text(request) }))
  }
}

function sendPicture(request: IncomingMessage, response: Parameters<RequestListener>[1]): void {
  const type = { 'content-type': 'image/png', 'accept-ranges': 'bytes' }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined || to === undefined) {
    response.writeHead(200, { ...type, 'content-length': png.length }).end(png)
    return
  }
  const part = png.subarray(Number(from), Number(to) + 1)
  const range = { 'content-range': `bytes ${from}-${to}/${png.length}`, 'content-length': part.length }
  response.writeHead(206, { ...type, ...range }).end(part)
}

async function proxied(): Promise<
  FaultProxy & { readonly get: (path: string, init?: RequestInit) => Promise<Response> }
> {
  const server = createServer(cms).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy = await startFaultProxy(new URL(`http://127.0.0.1:${port}`))
  onTestFinished(async () => {
    await proxy.close()
    server.close()
    server.closeAllConnections()
  })
  return { ...proxy, get: (path, init) => fetch(new URL(path, proxy.origin), init) }
}

describe('without a rule', () => {
  it('passes answers on as they are', async () => {
    const { get, requests } = await proxied()
    const response = await get('/api/movies?page=1')
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe('"v1"')
    expect(response.headers.get('x-powered-by')).toBe('test')
    expect(await response.json()).toEqual(list)
    expect(requests).toEqual([{ method: 'GET', path: '/api/movies?page=1', status: 200 }])
  })

  it('passes method, headers and body of requests on as they are', async () => {
    const { get, origin } = await proxied()
    const response = await get('/echo?a=1', {
      method: 'POST',
      body: 'hello',
      headers: { authorization: 'JWT x', 'x-odd': 'yes' },
    })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toMatchObject({
      method: 'POST',
      url: '/echo?a=1',
      body: 'hello',
      headers: { authorization: 'JWT x', 'x-odd': 'yes', host: origin.host },
    })
  })

  it('passes a part of a file on with its range and its length', async () => {
    const { get } = await proxied()
    const response = await get('/a.png', { headers: { range: 'bytes=100-199' } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(response.headers.get('content-length')).toBe('100')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png.subarray(100, 200))
  })

  it('passes a compressed body on as it is', async () => {
    const { get } = await proxied()
    const response = await get('/zipped')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.json()).toEqual({ docs: [] })
  })

  it('keeps a connection for many requests', async () => {
    const { get, requests } = await proxied()
    for (let id = 0; id < 20; id++) await (await get(`/api/movies/${id}`)).text()
    expect(requests).toHaveLength(20)
  })
})

describe('faults', () => {
  it('answers with a status, headers and a body of its own', async () => {
    const { get, add, requests } = await proxied()
    add({ match: /movies/, fault: { kind: 'status', status: 429, headers: { 'retry-after': '3' }, body: 'slowly' } })
    const response = await get('/api/movies')
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '3', 'slowly'])
    expect(requests[0]?.status).toBe(429)
  })

  it('answers with a page where JSON is expected', async () => {
    const { get, add } = await proxied()
    add({ match: /movies/, fault: { kind: 'html' } })
    const response = await get('/api/movies')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('<h1>Back soon</h1>')
  })

  it('resets the connection before any answer', async () => {
    const { get, add, requests } = await proxied()
    add({ match: /movies/, fault: { kind: 'reset' } })
    await expect(get('/api/movies')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    expect(requests[0]?.status).toBeUndefined()
  })

  it('cuts the body in half, under the full length', async () => {
    const { get, add } = await proxied()
    add({ match: /png/, fault: { kind: 'cut' } })
    const response = await get('/a.png')
    expect(response.headers.get('content-length')).toBe('1000')
    const received: Uint8Array[] = []
    const reading = (async () => {
      for await (const chunk of response.body ?? []) received.push(chunk)
    })()
    await expect(reading).rejects.toThrow('terminated')
    expect(Buffer.concat(received)).toEqual(png.subarray(0, 500))
  })

  it('lets the answer wait', async () => {
    const { get, add } = await proxied()
    add({ match: /movies/, fault: { kind: 'slow', beforeMs: 60 } })
    const started = performance.now()
    expect(await (await get('/api/movies')).json()).toEqual(list)
    expect(performance.now() - started).toBeGreaterThan(55)
  })

  it('lets the body trickle', async () => {
    const { get, add } = await proxied()
    add({ match: /png/, fault: { kind: 'slow', betweenPiecesMs: 8 } })
    const started = performance.now()
    const response = await get('/a.png')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    expect(performance.now() - started).toBeGreaterThan(70)
  })

  it('forgets a slow answer whose client has gone', async () => {
    const { get, add } = await proxied()
    add({ match: /movies/, times: 1, fault: { kind: 'slow', beforeMs: 60_000 } })
    await expect(get('/api/movies', { signal: AbortSignal.timeout(30) })).rejects.toThrow()
    expect((await get('/api/movies')).status).toBe(200)
  })

  it('empties a list', async () => {
    const { get, add } = await proxied()
    add({ match: /movies/, fault: { kind: 'emptyList' } })
    const response = await get('/api/movies')
    expect(await response.json()).toEqual({
      ...list,
      docs: [],
      totalDocs: 0,
      totalPages: 1,
      hasNextPage: false,
      nextPage: null,
    })
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  it('shuffles a list, in the same way for the same seed', async () => {
    const { get, add, clear } = await proxied()
    const idsFor = async (seed: number): Promise<number[]> => {
      clear()
      add({ match: /movies/, fault: { kind: 'shuffle', seed } })
      const answer = (await (await get('/api/movies')).json()) as typeof list
      return answer.docs.map((doc) => doc.id)
    }
    const first = await idsFor(1)
    expect(first).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(first.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await idsFor(1)).toEqual(first)
    expect(await idsFor(2)).not.toEqual(first)
  })

  it('replaces the body, the length with it, and leaves out what was true of the old one', async () => {
    const { get, add } = await proxied()
    add({
      match: /movies/,
      fault: { kind: 'replaceBody', replace: (body) => Buffer.from(body.toString().replaceAll('Movie', 'Film')) },
    })
    const response = await get('/api/movies', { headers: { 'if-none-match': '"v1"' } })
    const body = await response.text()
    expect(body).toContain('"title":"Film 1"')
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(response.headers.get('etag')).toBeNull()
  })

  it('edits a body that would have come compressed, or in part', async () => {
    const { get, add } = await proxied()
    add({ match: /png/, fault: { kind: 'replaceBody', replace: (body) => body.subarray(0, 10) } })
    const response = await get('/a.png', { headers: { range: 'bytes=100-199' } })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png.subarray(0, 10))
  })

  it('sends nothing, or a text, under the content type of a picture', async () => {
    const { get, add } = await proxied()
    add({ match: /png/, times: 1, fault: { kind: 'zeroBytes' } })
    add({ match: /png/, fault: { kind: 'wrongType' } })
    const empty = await get('/a.png')
    expect([empty.status, empty.headers.get('content-type'), await empty.text()]).toEqual([200, 'image/png', ''])
    const wrong = await get('/a.png')
    expect(wrong.headers.get('content-type')).toBe('image/png')
    expect(await wrong.text()).toMatch(/^This is a text/)
  })
})

describe('rules', () => {
  const unavailable = { kind: 'status', status: 503 } as const

  it('strike as often as they say, after as many requests as they say', async () => {
    const { get, add } = await proxied()
    const hits = add({ match: /movies/, after: 1, times: 2, fault: unavailable })
    const statuses: number[] = []
    for (let at = 0; at < 5; at++) statuses.push((await get('/api/movies')).status)
    expect(statuses).toEqual([200, 503, 503, 200, 200])
    expect(hits()).toBe(2)
  })

  it('follow one another in the order in which they were added', async () => {
    const { get, add } = await proxied()
    add({ match: /movies/, times: 1, fault: unavailable })
    add({ match: /movies/, times: 1, fault: { kind: 'status', status: 500 } })
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) statuses.push((await get('/api/movies')).status)
    expect(statuses).toEqual([503, 500, 200])
  })

  it('match by path and query, or by whatever a function looks at', async () => {
    const { get, add } = await proxied()
    add({ match: /page=2/, fault: unavailable })
    add({ match: (request) => request.headers['x-break'] === 'yes', fault: unavailable })
    expect((await get('/api/movies?page=1')).status).toBe(200)
    expect((await get('/api/movies?page=2')).status).toBe(503)
    expect((await get('/api/movies?page=1', { headers: { 'x-break': 'yes' } })).status).toBe(503)
  })

  it('can be cleared', async () => {
    const { get, add, clear } = await proxied()
    add({ match: /movies/, fault: unavailable })
    clear()
    expect((await get('/api/movies')).status).toBe(200)
  })
})

describe('mistakes of a test', () => {
  it('shows when a fault for lists strikes something else', async () => {
    const { get, add } = await proxied()
    add({ match: /echo/, fault: { kind: 'emptyList' } })
    const response = await get('/echo')
    expect(response.status).toBe(421)
    expect(await response.json()).toEqual({ message: 'fault proxy: the answer is not a list of Payload' })
  })

  it('shows when the target is not there', async () => {
    const proxy = await startFaultProxy(new URL(closedPort))
    onTestFinished(proxy.close)
    const response = await fetch(proxy.origin)
    expect(response.status).toBe(421)
    expect(await response.text()).toContain('ECONNREFUSED')
  })
})
