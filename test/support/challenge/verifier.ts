/** The service that a CMS asks about tokens, with its faults. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Tokens } from './tokens.ts'

/** What it does instead of answering: 'lost' has used up the token before the line breaks. */
type Fault = 'lost' | 'broken'

export interface Verifier {
  readonly address: string
  readonly tokens: Tokens
  readonly asked: Readonly<Record<string, unknown>>[]
  /** Of the next askings. */
  readonly faults: Fault[]
  close(): Promise<void>
}

export async function startVerifier(): Promise<Verifier> {
  const tokens = new Tokens()
  const asked: Readonly<Record<string, unknown>>[] = []
  const faults: Fault[] = []
  const server = createServer(async (request, response) => {
    const question = (await json(request)) as Readonly<Record<string, unknown>>
    asked.push(question)
    const fault = faults.shift()
    const answer = fault === 'broken' ? undefined : tokens.verify(question)
    if (fault === 'lost') response.destroy()
    else if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    tokens,
    asked,
    faults,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
