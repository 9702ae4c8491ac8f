/**
 * A build as its visitors have it on the day of the sample: pages go by that clock, and live showtimes are answered by the stand-in,
 * compressed as a good host sends them. The browser must be told that the host of the showtimes is here.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { startClock } from '#demo/clock.ts'
import { withDemoClock } from '#demo/demo-page.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { showtimesAnswer } from '#demo/schedule/showtimes.ts'
import { siteAnswers } from '#site/node/serve/serve.ts'
import type { Answer } from '#site/node/serve/served-file.ts'
import { sampleTime } from '#test/support/snapshot/sample-time.ts'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { seats } from '#test/support/ticketing-host/host.ts'

export const pagesWithShowtimes = ['/movie/redline-kl', '/cinema/gsc-kayangan-walk']

/** Where pages of a build ask for their showtimes. @throws where they ask nobody. */
export function showtimesHost(folder: string): string {
  const file = join(folder, pagesWithShowtimes[0] ?? '', 'payload.json')
  const { data } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const address: unknown = data?.sold?.live?.address
  if (typeof address === 'string') return new URL(address).host
  throw new Error(
    'The last build has no live showtimes: build it with SHOWTIMES_API_URL=https://showtimes.example/showtimes',
  )
}

export async function answersWithShowtimes(folder: string) {
  const [chain, clock, host] = [await sampleChain(), startClock(sampleTime()), showtimesHost(folder)]
  const ofSite = siteAnswers({ folder })
  let asked = 0
  const showtimes = (url = '/'): Answer => {
    asked += 1
    const now = clock.now()
    const { searchParams } = new URL(url, `https://${host}`)
    const text = JSON.stringify(showtimesAnswer({ chain, view: viewAt(chain, now), now, linkTo: seats }, searchParams))
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*' }
    return compressed({ status: 200, headers }, Buffer.from(text))
  }
  const page = async (request: Parameters<typeof ofSite>[0]): Promise<Answer> => {
    const isDocument = String(request.headers['accept'] ?? '').includes('text/html')
    if (!isDocument) return ofSite(request)
    const answer = await withDemoClock(
      await ofSite({ ...request, headers: {}, method: 'GET', url: request.url }),
      clock,
    )
    return answer.body ? compressed(answer, await buffer(answer.body)) : answer
  }
  return {
    host,
    /** How often showtimes were asked for. */
    asked: () => asked,
    answer: async (request: Parameters<typeof ofSite>[0]): Promise<Answer> =>
      (request.headers[':authority'] ?? request.headers['host']) === host ? showtimes(request.url) : page(request),
  }
}

function compressed({ status, headers }: Omit<Answer, 'body'>, content: Buffer): Answer {
  const body = brotliCompressSync(content)
  const { 'Content-Length': _, ...others } = headers
  return { status, headers: { ...others, 'Content-Encoding': 'br' }, body: Readable.from([body]) }
}
