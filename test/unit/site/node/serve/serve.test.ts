/** The server of `npm start`, asked over real sockets. */
import { once } from 'node:events'
import { rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:http2'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { requestListener, siteHandler } from '#site/node/serve/serve.ts'

import { outside, page, servedSite, video } from './served-site.ts'

const site = servedSite()
const { ask, get, isAlive, write } = site

describe('the server', () => {
  it('gives a page at its one address', async () => {
    const answer = await get('/movies')
    expect(await answer.text()).toBe(page)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const slash = await get('/movies/?a=b')
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/movies?a=b'])
    const file = await get('/movies/index.html?a=b')
    expect([file.status, file.headers.get('location')]).toEqual([301, '/movies?a=b'])
    const home = await get('/index.html?a=b')
    expect([home.status, home.headers.get('location')]).toEqual([301, '/?a=b'])
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
    const second = createServer(requestListener(siteHandler({ folder: site.folder }))).listen(0, '127.0.0.1')
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

  it('closes the file of a request over HTTP/2 that was taken back before its answer was found', async () => {
    const body = Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(100_000)))
    const found = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const handler = async () => {
      asked.resolve()
      await found.promise
      return { status: 200, headers: {}, body }
    }
    const second = createServer(requestListener(handler)).listen(0, '127.0.0.1')
    await once(second, 'listening')
    const address = second.address()
    const client = connect(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    const stream = client.request({ ':path': '/' })
    await asked.promise
    stream.close()
    await once(stream, 'close')
    await new Promise((resolve) => client.ping(resolve))
    found.resolve()
    await expect.poll(() => body.destroyed).toBe(true)
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
    rmSync(join(site.folder, 'gone'), { recursive: true })
    const answer = await get('/gone')
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such page.'])
    write('loop', '')
    rmSync(join(site.folder, 'loop'))
    symlinkSync('loop', join(site.folder, 'loop'))
    expect((await get('/loop')).status).toBe(404)
  })

  it('says nothing of a visitor who has gone before the answer is there', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    const body = Readable.from(['a page'])
    const connection = Object.assign(new PassThrough(), { writeHead: () => {} })
    connection.destroy()
    requestListener(async () => ({ status: 200, headers: {}, body }))(
      { method: 'GET', url: '/', headers: {} },
      connection,
    )
    await expect.poll(() => body.destroyed).toBe(true)
    expect(said).not.toHaveBeenCalled()
  })

  it('goes on when visitors go away, and when files are exchanged under them', async () => {
    const path = 'media/long-12345678.mp4'
    write(path, Buffer.alloc(5_000_000))
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const leave = new AbortController()
        const answer = await fetch(`${site.url}/${path}`, { signal: leave.signal })
        const reader = answer.body?.getReader()
        await reader?.read()
        if (index === 10) rmSync(join(site.folder, path))
        leave.abort()
      }),
    )
    await isAlive()
  })
})
