/** The configuration that a build writes, in the nginx of the system. */
import { describe, expect, inject, it } from 'vitest'
import { sendRaw } from '#test/support/faults/send-raw.ts'
import { hasNginx } from '#test/support/site/hosts/nginx.ts'

describe.runIf(hasNginx)('nginx', () => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(inject('builtSiteUrl') + path, { redirect: 'manual', headers })
  const ask = (target: string) =>
    sendRaw(inject('builtSiteUrl'), `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

  it('serves a page at its one address', async () => {
    const page = await get('/movie/redline-kl')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await page.text()
    expect(html).toMatch(/<h1[^>]*>Redline KL<\/h1>/)
    // A preload in another mode would be fetched for nothing.
    const [, styles = ''] = /<link rel="stylesheet" crossorigin href="([^"]+)"/.exec(html) ?? []
    expect(page.headers.get('link')).toBe(`<${styles}>; rel=preload; as=style; crossorigin`)
    expect((await get(styles)).headers.get('link')).toBeNull()
    const slash = await get('/movie/redline-kl/?a=b')
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/movie/redline-kl?a=b'])
    const file = await get('/movie/redline-kl/index.html?a=b')
    expect([file.status, file.headers.get('location')]).toEqual([301, '/movie/redline-kl?a=b'])
    const home = await get('/index.html?a=b')
    expect([home.status, home.headers.get('location')]).toEqual([301, '/?a=b'])
  })

  it('answers 404 with the page for it', async () => {
    const page = await get('/movie/none')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('This page could not be found')
    expect((await get('/_redirects')).status).toBe(404)
    expect((await get('/nginx.conf')).status).toBe(404)
  })

  it('redirects what has moved', async () => {
    const moved = await get('/careers')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about-gsc/careers'])
    expect((await get('/careers?a=b')).headers.get('location')).toBe('/about-gsc/careers?a=b')
  })

  it('says with a redirect what it says with every answer', async () => {
    for (const path of ['/careers', '/movies/', '/none']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
      expect(headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
    }
  })

  it.each([
    '/%5Cevil.example/',
    '/\\evil.example/',
    '//evil.example/',
    '/.//evil.example/',
    '/%2F/evil.example/',
    '/movies%0D%0ALocation:%20https:%2F%2Fevil.example%2F/',
    '/movies%0D/',
    '/caf\xe9/',
  ])('redirects %s to no other site, and no further than the line', async (target) => {
    const answer = await ask(target)
    const [, location] = /^Location: (.*)$/im.exec(answer) ?? []
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404|301)/)
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
    expect(answer).not.toMatch(/^Location: https/im)
    expect(answer.replaceAll('\r\n', '')).not.toContain('\r')
  })

  it('gives out nothing that is hidden or there for hosts', async () => {
    for (const path of ['/.pages.json', '/.git/config', '/movies/.htaccess', '/_headers', '/_redirects', '/nginx.conf'])
      expect((await get(path)).status, path).toBe(404)
  })

  it('lets nothing run that lies in media, and sends parts of it', async () => {
    const answer = await get('/media/dot.gif', { range: 'bytes=-2' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes \d+-\d+/)])
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).not.toContain('script')
  })

  it('lets browsers keep what never changes', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text()) ?? []
    const answer = await get(script)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
  })

  it('sends the compressed files', async () => {
    const answer = await get('/movies/payload.json', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  })
})
