/** A page of the site as the demonstration shows it: with its clock, and one line that says so. */
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { SiteResponse } from '#site/node/serve/file-response.ts'
import type { DemoClock } from './clock.ts'
import { dayAndTime } from './schedule/time.ts'

/** Every other answer stays as it is. */
export async function withDemoClock(answer: SiteResponse, clock: DemoClock): Promise<SiteResponse> {
  if (!answer.body || !answer.headers['Content-Type']?.startsWith('text/html')) return answer
  const page = Buffer.from(demoPage(await text(answer.body), clock))
  // The tag is that of the file, which is the same after the next start; the clock is not.
  const { ETag: _, ...headers } = answer.headers
  return {
    status: answer.status,
    headers: { ...headers, 'Content-Length': String(page.length) },
    body: Readable.from([page]),
  }
}

/** Its styles are attributes, as the policy of the site allows no others. */
export function demoPage(html: string, { ahead, startedAt }: DemoClock): string {
  const line = `<aside aria-label="Demonstration" style="${style}">Demonstration. Its clock began <time datetime="${startedAt}">${dayAndTime(Date.parse(startedAt))}</time>.</aside>`
  return html
    .replace('<html ', `<html data-clock-ahead="${ahead}" `)
    .replace(/<body[^>]*>/, (body) => `${body}\n    ${line}`)
}

const style = [
  'padding: 0.375rem var(--gutter)',
  'background: var(--surface-sunk)',
  'color: var(--text-faint)',
  // No typeface that comes late, as what stands in the middle would move with it.
  'font-family: system-ui, sans-serif',
  'font-size: var(--size-small)',
  'line-height: 1.4',
  'text-align: center',
].join('; ')
