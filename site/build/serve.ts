/**
 * A static server for `dist/`, as a good host behaves: one address a page, compressed files where the browser takes them,
 * the right headers, redirects, and a real 404.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { sha256 } from './hash.ts'
import { immutable, immutableFolders, revalidate } from './outputs/headers.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

/** @param port 0 for any that is free. */
export async function serve(folder: string, port: number): Promise<RunningServer> {
  const server = createServer(answering(folder))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) }
}

/** What a server does with each request; HTTP/2 is as good. */
export function answering(folder: string): (request: Request, response: Response) => void {
  const redirects = readRedirects(folder)
  const common = readHeaders(folder)
  return (request, response) => {
    const answer = answerFor(folder, redirects, request)
    send({ ...answer, headers: { ...common, ...answer.headers } }, request, response)
  }
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Response = NodeJS.WritableStream & { writeHead(status: number, headers: Answer['headers']): unknown }

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

interface Redirect {
  readonly to: string
  readonly status: number
}

function readRedirects(folder: string): Map<string, Redirect> {
  const file = join(folder, '_redirects')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(
    lines.map((line) => {
      const [from = '', to = '/', status = '302'] = line.split(' ')
      return [from, { to, status: Number(status) }]
    }),
  )
}

/** Those for every answer, as the build wrote them for other hosts. */
function readHeaders(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, '_headers')
  const [rule = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n\n') : []
  const fields = [...rule.matchAll(/^ {2}([\w-]+): (.+)$/gm)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

/** What an address is answered with. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly file?: string
}

function answerFor(folder: string, redirects: ReadonlyMap<string, Redirect>, request: Request): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } }
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  const path = url ? decode(url.pathname) : undefined
  if (!url || path === undefined) return { status: 400, headers: {} }
  const redirect = redirects.get(path)
  if (redirect) return { status: redirect.status, headers: { Location: redirect.to } }
  // Only one slash stays in front: two would lead to another site.
  const oneAddress = `/${path.replaceAll(/^\/+|\/+$/g, '')}`
  if (oneAddress !== path) return { status: 301, headers: { Location: encodeURI(oneAddress) + url.search } }
  const file = fileFor(folder, path)
  return fileAnswer(request, file ?? join(folder, '404.html'), file ? 200 : 404, path)
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** URL parsing has taken every `..` out already; encoded ones are refused here. */
function fileFor(folder: string, path: string): string | undefined {
  if (path.split(/[\\/]/).includes('..') || /^\/(?:_redirects|_headers|nginx\.conf)$/.test(path)) return undefined
  return [join(folder, path), join(folder, path, 'index.html')].find(isFile)
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

const encodings = { br: 'br', gzip: 'gz' } as const

function fileAnswer(request: Request, plain: string, status: number, path: string): Answer {
  if (!isFile(plain)) return { status, headers: {} }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(
    (name) => accepted.includes(name) && existsSync(`${plain}.${encodings[name]}`),
  )
  const file = encoding ? `${plain}.${encodings[encoding]}` : plain
  const { size, mtimeMs } = statSync(file)
  const tag = `"${sha256(`${size} ${mtimeMs} ${encoding ?? ''}`).slice(0, 16)}"`
  const isImmutable = status === 200 && immutableFolders.some((name) => path.startsWith(`/${name}/`))
  const headers = {
    'Content-Type': types[extname(plain)] ?? 'application/octet-stream',
    'Cache-Control': isImmutable ? immutable : revalidate,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  }
  if (status === 200 && request.headers['if-none-match'] === tag) return { status: 304, headers }
  return { status, headers: { ...headers, 'Content-Length': String(size) }, file }
}

function send({ status, headers, file }: Answer, request: Request, response: Response): void {
  response.writeHead(status, headers)
  if (file === undefined || request.method === 'HEAD') response.end()
  else createReadStream(file).pipe(response)
}
