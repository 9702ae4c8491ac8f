/**
 * Answers of a build as its visitors have it on the day of its content: pages go by that clock. On a later day, films and offers come and go
 * as a page is taken over, which costs a phone more than anything else that it does then.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import type { DemoClock } from '#demo/clock.ts'
import { withDemoClock } from '#demo/demo-page.ts'
import type { SiteResponse } from '#site/node/serve/file-response.ts'
import { type Handler, siteHandler } from '#site/node/serve/serve.ts'

export function answersOnTheDay(folder: string, clock: DemoClock): Handler {
  const ofSite = siteHandler({ folder })
  // Each page is compressed once, as hosts do it: the time until a page answers counts.
  const pages = new Map<string | undefined, Omit<SiteResponse, 'body'> & { readonly bytes: Buffer }>()
  return async (request) => {
    if (!String(request.headers['accept'] ?? '').includes('text/html')) return ofSite(request)
    let page = pages.get(request.url)
    if (!page) {
      const answer = await ofSite({ ...request, headers: {}, method: 'GET', url: request.url })
      const { body, ...timed } = await withDemoClock(answer, clock)
      if (!body) return timed
      page = { ...timed, bytes: await buffer(body) }
      pages.set(request.url, page)
    }
    return compressed(page, page.bytes)
  }
}

const known = new WeakMap<Buffer, Buffer>()

export function compressed({ status, headers }: Omit<SiteResponse, 'body'>, content: Buffer): SiteResponse {
  const body = known.getOrInsertComputed(content, brotliCompressSync)
  const { 'Content-Length': _, ...others } = headers
  return { status, headers: { ...others, 'Content-Encoding': 'br' }, body: Readable.from([body]) }
}
