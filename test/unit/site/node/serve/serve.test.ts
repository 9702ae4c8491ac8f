/** The server of `npm start`, asked over real sockets. */
import { once } from 'node:events'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:http2'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#site/config.ts'
import { headers } from '#site/node/output/headers.ts'
import { answering, type RunningServer, serve } from '#site/node/serve/serve.ts'
import { sendRaw } from '#test/support/send-raw.ts'
import { temporaryFolderFor } from '#test/support/temporary-folder.ts'

const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const page = `<!doctype html><title>Movies</title>${'Films. '.repeat(300)}`
const secret = 'This is not for visitors.'
const outside = 'https://elsewhere.example/'

let folder = ''
let server: RunningServer

const write = (file: string, bytes: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), bytes)
}

beforeAll(async () => {
  folder = join(temporaryFolderFor(afterAll), 'dist')
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
  write('_headers', `${headers(parseConfig({}))}\n# ${secret}`)
  write('_redirects', `/caf%C3%A9 /movies?a=%C3%A9 301\n/out ${outside} 302\n`)
  server = await serve(folder, 0)
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { redirect: 'manual', method, headers: { 'accept-encoding': 'identity', ...headers } })

interface RawAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

async function ask(bytes: string): Promise<RawAnswer> {
  const text = await sendRaw(server.url, bytes)
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

describe('the server', () => {
  it('gives a page at its one address', async () => {
    const answer = await get('/movies')
    expect(await answer.text()).toBe(page)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const slash = await get('/movies/?a=b')
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/movies?a=b'])
    expect(slash.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('sends what the browser takes: compressed, plain, or neither where it is refused', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['brotli', null],
      ['identity', null],
    ] as const) {
      const answer = await get('/movies', { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding'), accepted).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(await answer.text()).toBe(page)
    }
  })

  it('sends nothing that the browser has already', async () => {
    const tag = (await get('/movies')).headers.get('etag') ?? ''
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect((await get('/movies', { 'if-none-match': held })).status, held).toBe(304)
    expect((await get('/movies', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/movies', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200)
    expect((await get('/none', { 'if-none-match': '*' })).status).toBe(404)
    write('movies/index.html', page.replace('Films', 'Filme'))
    expect((await get('/movies', { 'if-none-match': tag })).status).toBe(200)
    write('movies/index.html', page)
  })

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-0', 0, 0],
    ['bytes=10-', 10, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
  ])('sends the part of a video that a player asks for: %s', async (range, start, end) => {
    const answer = await get('/media/trailer-12345678.mp4', { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(video.subarray(start, end + 1))
  })

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=', 'bytes=-', 'bytes=a-b'])(
    'sends the whole where %s is asked for',
    async (range) => {
      const answer = await get('/media/trailer-12345678.mp4', { range })
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(video)
    },
  )

  it.each(['bytes=1000-', 'bytes=99999999999999999999-', 'bytes=-0'])('says that there is no %s', async (range) => {
    const answer = await get('/media/trailer-12345678.mp4', { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    expect((await get('/media/empty-12345678.mp4', { range: 'bytes=0-' })).status).toBe(416)
    expect((await get('/media/empty-12345678.mp4')).status).toBe(200)
  })

  it('sends no part of another version of a file', async () => {
    const whole = await get('/media/trailer-12345678.mp4')
    const range = 'bytes=0-1'
    const ifRange = (tag: string) => get('/media/trailer-12345678.mp4', { range, 'if-range': tag })
    expect((await ifRange(whole.headers.get('etag') ?? '')).status).toBe(206)
    expect((await ifRange('"other"')).status).toBe(200)
  })

  it('answers HEAD as GET without the body, and no other method', async () => {
    const head = await get('/movies', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(page.length), ''])
    expect((await get('/none', {}, 'HEAD')).status).toBe(404)
    const post = await get('/movies', {}, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await ask('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).status).toBe(405)
  })

  it('answers over HTTP/2 as well', async () => {
    const second = createServer(answering(folder)).listen(0, '127.0.0.1')
    await once(second, 'listening')
    const address = second.address()
    const client = connect(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    const ask = async (path: string) => {
      const stream = client.request({ ':path': path, range: 'bytes=0-1' })
      const [headers] = await once(stream, 'response')
      return { status: headers[':status'], location: headers['location'], body: await buffer(stream) }
    }
    expect(await ask('/media/trailer-12345678.mp4')).toMatchObject({ status: 206, body: video.subarray(0, 2) })
    expect(await ask('/movies/')).toMatchObject({ status: 301, location: '/movies' })
    expect(await ask('/none')).toMatchObject({ status: 404 })
    client.close()
    second.close()
  })

  it('lets nothing run that lies in media, and lets browsers keep it', async () => {
    const { headers } = await get('/media/trailer-12345678.mp4')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('script')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { headers: missing } = await get('/media/none.mp4')
    expect(missing.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('redirects to an address beyond ASCII, and by rules that were written since', async () => {
    const moved = await get('/caf%C3%A9')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/movies?a=%C3%A9'])
    write('_redirects', `/caf%C3%A9 /movies?a=%C3%A9 301\n/out ${outside} 302\n/new /movies 302\n`)
    expect((await get('/new')).headers.get('location')).toBe('/movies')
    // By whoever wrote the file: a build does not.
    write('_redirects', '/wild /caf\u{1f37f}\n')
    await expect(get('/wild')).rejects.toThrow('fetch failed')
    write('_redirects', '/% / 301\n')
    await expect(get('/')).rejects.toThrow('fetch failed')
    write('_redirects', `/caf%C3%A9 /movies?a=%C3%A9 301\n/out ${outside} 302\n`)
    await isAlive()
  })

  it('answers 404 for a file that has vanished, and goes on', async () => {
    write('gone/index.html', 'Here.')
    expect((await get('/gone')).status).toBe(200)
    rmSync(join(folder, 'gone'), { recursive: true })
    const answer = await get('/gone')
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such page.'])
    write('loop', '')
    rmSync(join(folder, 'loop'))
    symlinkSync('loop', join(folder, 'loop'))
    expect((await get('/loop')).status).toBe(404)
  })

  it('goes on when visitors go away, and when files are exchanged under them', async () => {
    const path = 'media/long-12345678.mp4'
    write(path, Buffer.alloc(5_000_000))
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const leave = new AbortController()
        const answer = await fetch(`${server.url}/${path}`, { signal: leave.signal })
        const reader = answer.body?.getReader()
        await reader?.read()
        if (index === 10) rmSync(join(folder, path))
        leave.abort()
      }),
    )
    await isAlive()
  })

  it.each([
    '/%5Cevil.example/',
    '/\\evil.example/',
    '//evil.example/',
    '///evil.example//',
    '/%2Fevil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/%0d%0aLocation:%20https:%2F%2Fevil.example/',
    '/a%0Db/',
    'https://evil.example//evil.example/',
  ])('redirects %s to no other site', async (target) => {
    const { location = '/' } = await askFor(target)
    expect(new URL(location, server.url).origin).toBe(server.url)
    expect(location).not.toMatch(/^[/\\]{2}/)
  })

  it.each([
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/movies/..%2f..%2fsecret.txt',
    '/../dist-of-others/',
    '/../dist-of-others/index.html',
    '/.pages.json',
    '/.well/known.txt',
    '/%2Epages.json',
    '/_redirects',
    '/%5Fredirects',
    '/_headers',
    '/nginx.conf',
    '/./nginx.conf',
    '//nginx.conf',
  ])('does not give out %s', async (target) => {
    const { status, text } = await askFor(target)
    expect([400, 404]).toContain(status)
    expect(text).not.toContain(secret)
    expect(text).not.toContain(outside)
  })

  it.each([
    ['a % that belongs to no letter', '/%', 400],
    ['half a letter', '/%C3', 400],
    ['NUL', '/a%00b', 404],
    ['a name that is too long for a file', `/${'a'.repeat(300)}`, 404],
    ['an address that is too long', `/${'a'.repeat(100_000)}`, 431],
    ['nothing', '', 400],
    ['bytes beyond ASCII', '/caf\xe9', 400],
    ['a file as if it were a folder', '/index.html/index.html', 404],
  ])('survives %s', async (_what, target, status) => {
    expect((await askFor(target)).status).toBe(status)
    await isAlive()
  })

  it('survives whatever it is asked, gives out nothing that is hidden, and sends nobody elsewhere', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '..',
        '.',
        '%2e',
        '%2f',
        '%5c',
        '\\',
        '%00',
        '%0d%0a',
        '%',
        '?',
        '#',
        ';',
        ':',
        '@',
        '*',
      ),
      fc.constantFrom(
        'movies',
        'media',
        'trailer-12345678.mp4',
        'index.html',
        '.br',
        'caf%C3%A9',
        'out',
        'evil.example',
      ),
      fc.constantFrom(
        '_redirects',
        '_headers',
        'nginx.conf',
        '.pages.json',
        '.well',
        'known.txt',
        'secret.txt',
        'http://',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`.replaceAll(/[\r\n ]/g, ''))
    const field = fc.constantFrom(
      '',
      'Range: bytes=5-2\r\n',
      'Range: bytes=-1\r\n',
      'Range: bytes=9999-\r\n',
      'If-None-Match: *\r\n',
      'Accept-Encoding: br\r\n',
      'Accept-Encoding: ,;q=,br;q\r\n',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(target, field), { minLength: 10, maxLength: 10 }), async (requests) => {
        const answers = await Promise.all(requests.map(([one, more]) => askFor(one, more)))
        for (const { status, location, text } of answers) {
          expect(status).toBeGreaterThan(0)
          expect(status).toBeLessThan(500)
          expect(text).not.toContain(secret)
          if (location === undefined || location === outside) continue
          expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
          expect(new URL(location, server.url).origin).toBe(server.url)
        }
      }),
      { numRuns: 30 },
    )
    await isAlive()
  })
})
