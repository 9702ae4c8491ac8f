/** The configuration that a build writes, in the nginx of the system. */
import { describe, expect, inject, it } from 'vitest'
import { hasNginx } from '#test/support/nginx.ts'

describe.runIf(hasNginx)('nginx', () => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(inject('builtSiteUrl') + path, { redirect: 'manual', headers })

  it('serves a page at its one address', async () => {
    const page = await get('/movie/redline-kl')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await page.text()).toMatch(/<h1[^>]*>Redline KL<\/h1>/)
    const slash = await get('/movie/redline-kl/?a=b')
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/movie/redline-kl?a=b'])
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
