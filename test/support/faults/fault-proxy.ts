/**
 * A reverse proxy that breaks things on purpose.
 *
 * It stands between the exporter and a real CMS, so that a test sees what the exporter does when a true answer is cut, late,
 * empty or another one. What no rule matches passes as it is, streams and ranges included.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { carry } from './carry.ts'
import { type Effect, effectOf, type Fault } from './faults.ts'

export interface FaultRule {
  /** A pattern for path and query, or a function of the request. */
  readonly match: RegExp | ((request: IncomingMessage) => boolean)
  /** How often it strikes; always, if not given. */
  readonly times?: number
  /** How many matching requests it lets pass before. */
  readonly after?: number
  readonly fault: Fault
}

export interface SeenRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** What the client was told; undefined if nothing. */
  readonly status: number | undefined
}

export interface FaultProxy {
  readonly origin: URL
  /** Rules are tried in the order in which they were added; the first that is due strikes. Returns how often it has. */
  add(rule: FaultRule): () => number
  clear(): void
  readonly requests: readonly SeenRequest[]
  close(): Promise<void>
}

interface ActiveRule extends FaultRule {
  seen: number
  hits: number
}

export async function startFaultProxy(target: URL): Promise<FaultProxy> {
  if (target.protocol !== 'http:') throw new TypeError(`The fault proxy speaks http only, not ${target.protocol}`)
  const requests: SeenRequest[] = []
  let rules: ActiveRule[] = []

  function strike(request: IncomingMessage): Effect | undefined {
    const matching = rules.filter((rule) => matches(rule, request))
    for (const rule of matching) rule.seen++
    const due = matching.find(
      (rule) => rule.seen > (rule.after ?? 0) && rule.hits < (rule.times ?? Number.POSITIVE_INFINITY),
    )
    if (!due) return undefined
    due.hits++
    return effectOf(due.fault)
  }

  const server = createServer(async (request, response) => {
    requests.push(seenRequest(request, response))
    await carry(target, request, response, strike(request)).catch((error: unknown) => explain(response, error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    requests,
    add(rule) {
      const active = { ...rule, seen: 0, hits: 0 }
      rules.push(active)
      return () => active.hits
    },
    clear() {
      rules = []
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function matches({ match }: FaultRule, request: IncomingMessage): boolean {
  return match instanceof RegExp ? (request.url ?? '').search(match) !== -1 : match(request)
}

function seenRequest(request: IncomingMessage, response: ServerResponse): SeenRequest {
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    get status() {
      return response.headersSent ? response.statusCode : undefined
    },
  }
}

/**
 * A fault that could not be played and a target that is not there are mistakes of the test, not faults: they get a status
 * that nobody tries again, and a message that errors quote.
 */
function explain(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const message = `fault proxy: ${error instanceof Error ? error.message : String(error)}`
  response.writeHead(421, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}
