/**
 * A static server for `dist/`, as a good host behaves: one address a page, compressed files where the browser takes them,
 * the right headers, redirects, and a real 404.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { commonHeaders, immutable, immutableFolders, revalidate } from './outputs/headers.ts'
import { sha256 } from './hash.ts'

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
  const redirects = readRedirects(folder)
  const server = createServer((request, response) => answer(folder, redirects, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) }
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

function answer(folder: string, redirects: ReadonlyMap<string, Redirect>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD' })
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  const path = url && decode(url.pathname)
  if (!url || path === undefined) return end(response, 400)
  const redirect = redirects.get(path)
  if (redirect) return end(response, redirect.status, { Location: redirect.to })
  if (path !== '/' && path.endsWith('/')) return end(response, 301, { Location: path.replace(/\/+$/, '') + url.search })
  const file = fileFor(folder, path)
  sendFile(request, response, file ?? join(folder, '404.html'), file ? 200 : 404, path)
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

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status: number, path: string): void {
  if (!isFile(file)) return end(response, status)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(
    (name) => accepted.includes(name) && existsSync(`${file}.${name === 'br' ? 'br' : 'gz'}`),
  )
  const body = encoding ? `${file}.${encoding === 'br' ? 'br' : 'gz'}` : file
  const { size, mtimeMs } = statSync(body)
  const tag = `"${sha256(`${size} ${mtimeMs} ${encoding ?? ''}`).slice(0, 16)}"`
  const isImmutable = status === 200 && immutableFolders.some((name) => path.startsWith(`/${name}/`))
  const headers = {
    ...commonHeaders,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isImmutable ? immutable : revalidate,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  }
  if (status === 200 && request.headers['if-none-match'] === tag) return end(response, 304, headers)
  response.writeHead(status, { ...headers, 'Content-Length': size })
  if (request.method === 'HEAD') response.end()
  else createReadStream(body).pipe(response)
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...commonHeaders, ...headers }).end()
}
