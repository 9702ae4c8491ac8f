/** A small CMS behind a proxy that faults can be told to, for one test. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { type FaultProxy, startFaultProxy } from '#test/support/faults/fault-proxy.ts'

export const list = {
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
export const png = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256))

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

export async function proxiedCms(): Promise<
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
