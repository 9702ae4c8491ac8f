/**
 * A static server for `dist/`, as a good host behaves: one address a page, compressed files where the browser takes them,
 * parts of videos, the right headers, redirects, and a real 404. No request ends it. Decision 0114 says why it is our own.
 */
import { createServer, type Server } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { printableLines } from '#content/format/printable.ts'
import { stackOf } from '#content/format/problem.ts'
import type { SiteResponse } from './file-response.ts'
import { hostRules } from './host-rules.ts'
import { respond, type ServedSite, type SiteRequest } from './respond.ts'

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

/** @param port 0 for any that is free. */
export const serve = (folder: string, port: number): Promise<RunningServer> => listen(siteHandler({ folder }), port)

export type Handler = (request: SiteRequest) => Promise<SiteResponse>

export async function listen(handler: Handler, port: number): Promise<RunningServer> {
  const server = createServer(requestListener(handler))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) }
}

/** Responds with what a site has, by its rules as they are now. */
export function siteHandler({ folder, fallbackFile }: Omit<ServedSite, 'rules'>): Handler {
  const rules = hostRules(folder)
  return (request) => respond({ folder, rules: rules(), fallbackFile }, request)
}

type ResponseStream = NodeJS.WritableStream & {
  writeHead(status: number, headers: SiteResponse['headers']): unknown
  destroy(): unknown
}

/** A browser that goes away, while it is sent something or before, is no fault. */
const goneAway = new Set<string | undefined>(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'])

/** The listener for requests of a server, by HTTP/1 or HTTP/2. */
export const requestListener =
  (handler: Handler) =>
  (request: SiteRequest, response: ResponseStream): void => {
    let isGone = false
    response.once('close', () => {
      isGone = true
    })
    const handle = async () => {
      const found = await handler(request)
      // A response over HTTP/2 does not say later that it was closed: what is piped into it would wait for ever, its file open.
      if (isGone) found.body?.destroy()
      else await send(found, response)
    }
    handle().catch((error: NodeJS.ErrnoException) => {
      if (!goneAway.has(error.code)) console.error(printableLines(stackOf(error)))
      response.destroy()
    })
  }

async function send({ status, headers, body }: SiteResponse, response: ResponseStream): Promise<void> {
  try {
    response.writeHead(status, headers)
    if (body) await pipeline(body, response)
    else response.end()
  } finally {
    body?.destroy()
  }
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
