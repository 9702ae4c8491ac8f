/** Carries one request of the fault proxy to its target and the answer back, as it is or as a fault wants it. */
import { once } from 'node:events'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Delay, Effect } from './faults.ts'

export async function carry(
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
  effect?: Effect,
): Promise<void> {
  // The answer is to have the headers of the target and no others.
  response.sendDate = false
  switch (effect?.by) {
    case undefined:
      return passOn(await forward(target, request, response), response)
    case 'resetting':
      request.socket.resetAndDestroy()
      return
    case 'answering':
      request.resume()
      response.writeHead(effect.status, { ...effect.headers, 'content-length': Buffer.byteLength(effect.body) })
      response.end(effect.body)
      return
    case 'cutting':
      return cut(await forward(target, request, response), response)
    case 'delaying':
      return delayed(target, request, response, effect)
    case 'editing':
      return edited(await forward(target, request, response, [...hopByHop, ...partial]), response, effect.edit)
  }
}

async function forward(
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
  withheld: readonly string[] = hopByHop,
): Promise<IncomingMessage> {
  const { method, rawHeaders, url: path } = request
  const headers = withoutHeaders(rawHeaders, withheld)
  const outgoing = ask({
    host: target.hostname,
    port: target.port,
    method,
    path,
    headers,
    agent: false,
    setHost: false,
  })
  response.once('close', () => outgoing.destroy())
  const answered = once(outgoing, 'response')
  // What breaks later breaks the answer too, and is met there.
  outgoing.on('error', () => undefined)
  request.pipe(outgoing)
  const [answer] = (await answered) as [IncomingMessage]
  return answer
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, withoutHeaders(answer.rawHeaders, hopByHop))
  await pipeline(answer, response)
}

async function cut(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer)
  if (body.length === 0) throw new TypeError('there is no body to cut')
  response.writeHead(answer.statusCode ?? 502, withoutHeaders(answer.rawHeaders, hopByHop))
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy())
}

async function delayed(
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { beforeMs, betweenPiecesMs, pieces }: Delay,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  await delay(beforeMs, undefined, gone)
  const answer = await forward(target, request, response)
  if (betweenPiecesMs === 0) return passOn(answer, response)
  const body = await buffer(answer)
  response.writeHead(answer.statusCode ?? 502, withoutHeaders(answer.rawHeaders, hopByHop))
  for (let piece = 0; piece < pieces; piece++) {
    response.write(body.subarray((body.length * piece) / pieces, (body.length * (piece + 1)) / pieces))
    await delay(betweenPiecesMs, undefined, gone)
  }
  response.end()
}

async function edited(
  answer: IncomingMessage,
  response: ServerResponse,
  edit: (body: Buffer) => Buffer,
): Promise<void> {
  const body = edit(await buffer(answer))
  const headers = withoutHeaders(answer.rawHeaders, [...hopByHop, ...ofTheBody])
  response.writeHead(answer.statusCode ?? 502, [...headers, 'content-length', String(body.length)])
  response.end(body)
}

/** Concern one connection, not the answer. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
/** Would bring a part, a confirmation or a compressed form of what is to be edited. */
const partial = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept-encoding']
/** True of the original body only. */
const ofTheBody = ['content-length', 'etag', 'last-modified', 'digest', 'content-digest', 'repr-digest']

/** Raw headers are a flat list of names and values, with repetitions and spelling as they came. */
function withoutHeaders(raw: readonly string[], names: readonly string[]): string[] {
  return raw.flatMap((name, at) =>
    at % 2 === 0 && !names.includes(name.toLowerCase()) ? [name, raw[at + 1] ?? ''] : [],
  )
}
