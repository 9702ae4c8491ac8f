/**
 * Serves the REST interface alone: what tests and the exporter need, up in two seconds and without Next.
 *
 *     node src/server.ts [--port 3900] [--data .data/main]
 *
 * Port 0 takes any that is free. Prints `ready http://127.0.0.1:<port>` when it listens, and ends on SIGTERM.
 */
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { enableCompileCache } from 'node:module'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { parseArgs } from 'node:util'
import { databaseFile, dataFolder } from './data-folder.ts'

const { values: options } = parseArgs({
  options: { port: { type: 'string', default: '3900' }, data: { type: 'string' } },
})

enableCompileCache()
if (options.data) process.env['CMS_DATA'] = options.data
if (!existsSync(databaseFile())) {
  console.error(`There is no database in ${dataFolder()}. Make one with src/seed.ts.`)
  process.exit(1)
}
// In production Payload takes the tables as they are, instead of comparing each with the config first.
Object.assign(process.env, { NODE_ENV: 'production', DISABLE_PAYLOAD_HMR: 'true' })

const { getPayload, handleEndpoints } = await import('payload')
const { default: configPromise } = await import('./payload.config.ts')
const config = await configPromise
const payload = await getPayload({ config })

const server = createServer((request, response) => {
  answer(request, response).catch((cause: unknown) => {
    console.error(cause)
    response.destroy()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await handleEndpoints({ config, request: toRequest(request) })
  response.writeHead(status, [...headers].flat())
  if (body) await pipeline(Readable.fromWeb(body as ReadableStream), response)
  else response.end()
}

function toRequest(request: IncomingMessage): Request {
  const { headers, method = 'GET', url, socket } = request
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(request), duplex: 'half' }
  return new Request(`http://${headers.host}${url}`, {
    method,
    // As Next says from where it is asked.
    headers: Object.entries({ 'x-forwarded-for': socket.remoteAddress, ...headers }).map(([name, value]) => [
      name,
      String(value),
    ]),
    ...body,
  } as RequestInit)
}

// Node hangs up after five idle seconds, just when a test that waited as long asks again on the same line.
server.keepAliveTimeout = 300_000
server.listen(Number(options.port), '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`ready http://127.0.0.1:${address.port}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void payload.destroy().finally(() => process.exit(0))
  })
}
