/** The server of `npm start` with a small site, asked over real sockets. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { headers } from '#site/node/output/headers.ts'
import { type RunningServer, serve } from '#site/node/serve/serve.ts'
import { sendRaw } from '#test/support/faults/send-raw.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'

export const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
export const page = `<!doctype html><title>Movies</title>${'Films. '.repeat(300)}`
export const secret = 'This is not for visitors.'
export const outside = 'https://elsewhere.example/'

interface RawAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** To be called once, at the top of a test file; what it gives back can be used within tests. */
export function servedSite() {
  const folder = join(temporaryFolderFor(afterAll), 'dist')
  let server: RunningServer | undefined
  const write = (file: string, bytes: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }

  beforeAll(async () => {
    write('../secret.txt', secret)
    write('../dist-of-others/index.html', secret)
    write('index.html', 'Home')
    write('404.html', 'There is no such page.')
    write('movies/index.html', page)
    write('movies/index.html.br', brotliCompressSync(page))
    write('movies/index.html.gz', gzipSync(page))
    write('media/trailer-12345678.mp4', video)
    write('media/empty-12345678.mp4', '')
    write('.pages.json', secret)
    write('.well/known.txt', secret)
    write('nginx.conf', `# ${secret}`)
    write('_headers', `${headers(parseConfig({}), '/assets/style.css')}\n# ${secret}`)
    write('_redirects', `/caf%C3%A9 /movies?a=%C3%A9 301\n/out ${outside} 302\n`)
    server = await serve(folder, 0)
  })
  afterAll(() => server?.close())

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.url + path, { redirect: 'manual', method, headers: { 'accept-encoding': 'identity', ...headers } })

  async function ask(bytes: string): Promise<RawAnswer> {
    const text = await sendRaw(site.url, bytes)
    const [head = ''] = text.split('\r\n\r\n')
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
      location: /^location: (.*)$/im.exec(head)?.[1],
      text,
    }
  }

  const askFor = (target: string, more = '') =>
    ask(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`)

  const isAlive = async () => expect((await get('/movies')).status).toBe(200)

  const site = {
    get url() {
      return server?.url ?? ''
    },
    get folder() {
      return folder
    },
    write,
    get,
    ask,
    askFor,
    isAlive,
  }
  return site
}
