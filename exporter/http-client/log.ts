/** Events of each request, for logs. They carry no header and no body, and a path without secrets. */
import { printable } from '#content/format/printable.ts'
import type { RequestErrorKind } from './errors.ts'

interface About {
  readonly method: string
  /** Path and query, without secrets. */
  readonly path: string
  /** 1 is the first. */
  readonly attempt: number
}

export type HttpEvent =
  | (About & { readonly type: 'request' })
  | (About & { readonly type: 'response'; readonly status: number; readonly ms: number; readonly bytes: number })
  | (About & { readonly type: 'failure'; readonly kind: RequestErrorKind; readonly ms: number; readonly bytes: number })
  | (About & { readonly type: 'wait'; readonly kind: RequestErrorKind; readonly ms: number })

export interface HttpStats {
  /** Requests sent, with repetitions and logins. */
  readonly requests: number
  /** Bytes of bodies received. */
  readonly bytes: number
}

/** Counts the events on their way to the log. */
export function countEvents(log: (event: HttpEvent) => void): {
  log: (event: HttpEvent) => void
  stats: () => HttpStats
} {
  let stats: HttpStats = { requests: 0, bytes: 0 }
  return {
    stats: () => stats,
    log(event) {
      const { requests, bytes } = stats
      stats = {
        requests: requests + (event.type === 'request' ? 1 : 0),
        bytes: bytes + ('bytes' in event ? event.bytes : 0),
      }
      log(event)
    },
  }
}

/** An event as one line for people. */
export function formatHttpEvent(event: HttpEvent): string {
  const attempt = event.attempt > 1 ? ` (attempt ${event.attempt})` : ''
  return printable(`${event.method} ${event.path}${attempt}: ${outcomeOf(event)}`)
}

function outcomeOf(event: HttpEvent): string {
  switch (event.type) {
    case 'request':
      return '…'
    case 'response':
      return `${event.status}, ${event.ms} ms, ${event.bytes} bytes`
    case 'failure':
      return `${event.kind}, ${event.ms} ms, ${event.bytes} bytes`
    case 'wait':
      return `${event.kind}, next attempt in ${event.ms} ms`
  }
}

/** The default log. Standard output is left to the report. */
export function logToStderr(event: HttpEvent): void {
  process.stderr.write(`${formatHttpEvent(event)}\n`)
}
