/** The configuration that a build writes, in the nginx of the system. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkout } from '#test/support/site-build.ts'

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync)

describe.runIf(binary)('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-nginx-'))
  let process: ChildProcess | undefined
  let url = ''
  const ends: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const onEnd = (end: () => void) => void ends.push(end)

  beforeAll(async () => {
    const site = checkout(onEnd)
    await site.build({ outputFolder: join(folder, 'dist') })
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    mkdirSync(join(folder, 'temp'))
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
    const test = spawnSync(binary ?? '', ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder], { encoding: 'utf8' })
    expect(test.stderr).toContain('test is successful')
    process = spawn(binary ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
    await answers(url)
  })

  afterAll(() => {
    process?.kill('SIGTERM')
    for (const end of ends) end()
  })

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, { redirect: 'manual', headers })

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

/** The server as the build wrote it, in a process of ours: own folders, own port, and brotli where the module is there. */
function configuration(folder: string, port: number): string {
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const hasBrotli = existsSync(brotli)
  const server = readFileSync(join(folder, 'dist/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${folder}/dist;`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  )
  return [
    hasBrotli ? `load_module ${brotli};` : '',
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'master_process off;',
    `error_log ${folder}/error.log;`,
    'events {}',
    `http {\naccess_log off;\n${temp.join('\n')}\n${server}\n}`,
  ].join('\n')
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url: string): Promise<void> {
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    if (await fetch(url).then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer.')
}
