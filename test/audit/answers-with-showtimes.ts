/**
 * A build as its visitors have it on the day of the sample, with live showtimes that are answered by the stand-in, compressed as a good
 * host sends them. The browser must be told that the host of the showtimes is here.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoClock } from '#demo/clock.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { showtimesAnswer } from '#demo/schedule/showtimes.ts'
import type { SiteResponse } from '#site/node/serve/file-response.ts'
import type { Handler } from '#site/node/serve/serve.ts'
import { sampleChain } from '#test/support/ticketing-host/export-sales.ts'
import { seats } from '#test/support/ticketing-host/host.ts'
import { answersOnTheDay, compressed } from './answers-on-the-day.ts'

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

export async function answersWithShowtimes(folder: string, clock: DemoClock) {
  const [chain, host] = [await sampleChain(), showtimesHost(folder)]
  const ofSite = answersOnTheDay(folder, clock)
  let asked = 0
  const showtimes = (url = '/'): SiteResponse => {
    asked += 1
    const now = clock.now()
    const { searchParams } = new URL(url, `https://${host}`)
    const text = JSON.stringify(showtimesAnswer({ chain, view: viewAt(chain, now), now, linkTo: seats }, searchParams))
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*' }
    return compressed({ status: 200, headers }, Buffer.from(text))
  }
  return {
    host,
    /** How often showtimes were asked for. */
    asked: () => asked,
    answer: (async (request) =>
      (request.headers[':authority'] ?? request.headers['host']) === host
        ? showtimes(request.url)
        : ofSite(request)) satisfies Handler,
  }
}
