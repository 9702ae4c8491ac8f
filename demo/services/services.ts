/** Answers for all that the site leads to and asks, from one invented schedule: live showtimes, and a page for each place. */
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ownValue } from '#content/schema/own-value.ts'
import type { Chain } from '#demo/schedule/chain.ts'
import { viewAt } from '#demo/schedule/schedule.ts'
import { BadQuery, showtimesAnswer } from '#demo/schedule/showtimes.ts'
import type { SiteResponse } from '#site/node/serve/file-response.ts'
import { externalServicePage } from './external-service-page.ts'
import { externalServiceAt, seats } from './external-services.ts'
import { ticketOf } from './ticket.ts'

interface Services {
  readonly chain: Chain
  readonly now: () => number
  /** Address of the site. */
  readonly site: string
  /** The address at which these answers are given. */
  readonly origin: string
}

const fonts: Readonly<Record<string, string>> = {
  '/display.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '/text.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

export function answerForServices({
  chain,
  now,
  site,
  origin,
}: Services): (request: { url?: string | undefined }) => Promise<SiteResponse> {
  return async ({ url = '/' }) => {
    const { pathname, searchParams } = new URL(url, origin)
    const font = ownValue(fonts, pathname)
    if (font) return answer(200, 'font/woff2', readFileSync(fileURLToPath(import.meta.resolve(font))))
    const view = viewAt(chain, now())
    if (pathname === '/showtimes') {
      const linkTo = (showtime: string) => origin + seats.path.replace('{id}', encodeURIComponent(showtime))
      return showtimes(() => showtimesAnswer({ chain, view, now: now(), linkTo }, searchParams))
    }
    const { place, id } = externalServiceAt(pathname) ?? {}
    const ticket = id === undefined ? undefined : ticketOf(id, chain, view, now())
    return place
      ? answer(200, html, externalServicePage({ place, ticket, site }))
      : answer(404, html, externalServicePage({ ...nothing, site }))
  }
}

const nothing = {
  place: { heading: 'There is nothing here', text: 'The demonstration plays some places that the site leads to.' },
  ticket: undefined,
}

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

function showtimes(ask: () => unknown): SiteResponse {
  try {
    return answer(200, json, JSON.stringify(ask()))
  } catch (error) {
    if (error instanceof BadQuery) return answer(400, json, JSON.stringify({ message: error.message }))
    throw error
  }
}

function answer(status: number, type: string, content: string | Buffer): SiteResponse {
  const body = Buffer.from(content)
  const headers = {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // Pages of the site ask from another origin.
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'max-age=60',
  }
  return { status, headers, body: Readable.from([body]) }
}
