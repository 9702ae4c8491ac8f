import fc from 'fast-check'
import { expect, it } from 'vitest'

import { outside, secret, servedSite } from './served-site.ts'

const site = servedSite()
const { askFor, isAlive } = site

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
  expect(new URL(location, site.url).origin).toBe(site.url)
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
  ['a file as if it were a folder', '/index.html/none', 404],
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
    fc.constantFrom('movies', 'media', 'trailer-12345678.mp4', 'index.html', '.br', 'caf%C3%A9', 'out', 'evil.example'),
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
        // Where the site itself leads, with the query of the request.
        if (location === undefined || location.split('?')[0] === outside) continue
        expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
        expect(new URL(location, site.url).origin).toBe(site.url)
      }
    }),
    { numRuns: 30 },
  )
  await isAlive()
})
