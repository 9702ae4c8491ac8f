/** Redirects from the content to the three that read them: hosts with `_redirects`, nginx, and our own server. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Entry } from '#content/schema/entry-types.ts'
import { redirect as redirectSchema } from '#content/schema/types/site.ts'
import { parseConfig } from '#site/config.ts'
import { sitePages } from '#site/loaders/source/site-pages.ts'
import { planRedirects, type Redirect } from '#site/node/addresses/plan-redirects.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { headers } from '#site/node/output/headers.ts'
import { writeMovedPages } from '#site/node/output/moved-pages.ts'
import { nginx } from '#site/node/output/nginx.ts'
import { redirects as printed } from '#site/node/output/redirects.ts'
import { withQuery } from '#site/node/output/with-query.ts'
import { serve } from '#site/node/serve/serve.ts'
import { byKey, entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { hostileTexts } from '#test/support/inputs/hostile-text.ts'
import { netlifyRedirects } from '#test/support/site/hosts/netlify-redirects.ts'
import { hasNginx, startNginx } from '#test/support/site/hosts/nginx.ts'
import { sourceOf } from '#test/support/site/site-source.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const environment = { SITE_URL: 'https://gsc.example', APP_URL: 'https://GSC.example/app' }
const config = parseConfig(environment)
const terms = [entryOf('taxonomy', 'faq-category-food', { key: 'food', vocabulary: 'faq-category' })]
const pages = [entryOf('taxonomy', 'genre-action'), pageOf('/'), pageOf('/movies'), entryOf('faq', 'popcorn'), ...terms]

const redirect = (slug: string, from: string, to: string) => entryOf('redirect', slug, { from, to })

function planned(entries: readonly Entry[], urls: IndexedContent['urls'] = {}) {
  const all = [...pages, ...entries]
  const source = sourceOf(all, environment)
  const files = new Map(all.map(({ type, id }) => [`${type}/${id}`, `entries/${type}/${id}`]))
  const content = { entries: byKey(...all), files, urls } as unknown as IndexedContent
  return planRedirects(source, content, new Set(sitePages(source).map(({ path }) => path)))
}

const problemsOf = (...entries: readonly Entry[]) =>
  planned(entries).problems.map(({ route, file, message }) => `${route} ← ${file}: ${message}`)

describe('the redirects of a site', () => {
  it('are not from a page of a term, nor from a file', () => {
    expect(problemsOf(redirect('a', '/faq/food', '/movies'))).toEqual([
      '/faq/food ← entries/redirect/a: is redirected, and has a page',
    ])
    expect(problemsOf(redirect('a', '/faq/food/index.html', '/'))).toEqual([
      '/faq/food/index.html ← entries/redirect/a: is redirected, and is a file of the site',
    ])
    const problem = '/old/index.html.gz ← entries/redirect/b: is redirected, and is a file of the site'
    expect(problemsOf(redirect('a', '/old', '/'), redirect('b', '/old/index.html.gz', '/'))).toEqual([problem])
  })

  it.each([
    ['/a', 'https://gsc.example/nowhere', 'where there is no page'],
    ['/a', 'https://GSC.example:443/a/?again#x', 'which is redirected itself'],
    ['/a', '/a/?again', 'which is redirected itself'],
    ['/a', '/%61', 'which is redirected itself'],
    ['/a', 'service:app', 'where there is no page'],
    ['/a', 'ref:taxonomy/genre-action', 'which has no address'],
  ])('%s do not lead to %s', (from, to, why) => {
    expect(problemsOf(redirect('a', from, to)).join()).toContain(why)
  })

  it('lead to what a header can hold, and to ourselves without our host', () => {
    const to = (target: string) => planned([redirect('a', '/a', target)]).redirects[0]?.to
    expect(to('/movies?tab=é#ü')).toBe('/movies?tab=%C3%A9#%C3%BC')
    expect(to('https://gsc.example/movies?a=$5')).toBe('/movies?a=$5')
    expect(to('https://ü.example/é')).toBe('https://xn--tda.example/%C3%A9')
    expect(to('ref:faq/popcorn#top')).toBe('/faq/popcorn#top')
    expect(to('service:tickets')).toBe('/')
  })

  it('are left to the check of the snapshot where they lead to an entry that there is not', () => {
    expect(planned([redirect('a', '/a', 'ref:movie/gone')])).toMatchObject({ redirects: [], problems: [] })
  })

  it('lead from the old address of a term whose key was changed', () => {
    const urls = { 'taxonomy/faq-category-food': ['/faq/meals', '/faq/food'] }
    expect(planned([], urls).redirects).toEqual([{ from: '/faq/meals', to: '/faq/food', status: 301 }])
  })

  it('of moved pages give way to those of editors, and to a page that stands there now', () => {
    const urls = { 'faq/popcorn': ['/faq/maize', '/faq/food', '/faq/corn', '/faq/popcorn'] }
    const { redirects, problems } = planned([redirect('a', '/faq/corn', '/movies')], urls)
    expect(problems).toEqual([])
    expect(redirects).toEqual([
      { from: '/faq/corn', to: '/movies', status: 302 },
      { from: '/faq/maize', to: '/faq/popcorn', status: 301 },
    ])
  })
})

it('writes nothing over a file, and nothing outside of the output', () => {
  const output = join(temporaryFolder(), 'dist')
  writeMovedPages(output, [{ from: '/caf%C3%A9', to: '/', status: 301 }], config)
  expect(readFileSync(join(output, 'café/payload.json'), 'utf8')).toBe('{"movedTo":"/"}')
  for (const from of ['/caf%C3%A9', '/../../pwned', '/..%2F..%2Fpwned'])
    expect(() => writeMovedPages(output, [{ from, to: '/', status: 301 }], config)).toThrow('cannot be redirected')
})

it('writes addresses into HTML as nothing but addresses, and asks to stay off where the site does', () => {
  const output = join(temporaryFolder(), 'dist')
  const to = `/movies?a="><script>&b='x;#<top>`
  writeMovedPages(output, [{ from: '/old', to, status: 302 }], parseConfig({ ...environment, NO_INDEX: '1' }))
  const html = readFileSync(join(output, 'old/index.html'), 'utf8')
  const escaped = "/movies?a=&quot;&gt;&lt;script&gt;&amp;b='x;#&lt;top&gt;"
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${escaped}">`)
  expect(html).toContain(`<a href="${escaped}">`)
  expect(html).toContain('<link rel="canonical" href="https://gsc.example/movies?a=%22%3E%3Cscript%3E&amp;b=%27x;">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('<script')
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'$\\"\'{};:*#?%&=+,()[]|^`<>~!@é電 .-_'), maxLength: 12 }),
  fc.constantFrom(...hostileTexts, '$uri', ':splat', '$'.concat('{uri}'), '$1', '\\', 'x 301!', '/*'),
)
const part = text.map((value) =>
  encodeURIComponent(value.toWellFormed().normalize('NFC')).replaceAll(/%(?:26|2B|2C|3D|40)/g, decodeURIComponent),
)
const from = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
const to = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/movies',
      'https://gsc.example/movies',
      'https://elsewhere.example/',
      'http://a.example:81/x',
    ),
    text,
    text,
  )
  .map(([base, query, hash]) => `${base}${query && `?a=${query}`}${hash && `#${hash}`}`)

/** As the schema lets through, and the plan. */
const acceptedRedirects = (count: number): Redirect[] => {
  const candidates = fc.sample(fc.record({ from, to, permanent: fc.boolean() }), { numRuns: count, seed: 114 })
  const froms = new Set<string>()
  const entries = candidates.flatMap((candidate, index) => {
    const entry = { type: 'redirect', id: `r-${index}`, slug: `r-${index}`, title: 'Redirect', ...candidate }
    const result = redirectSchema.safeParse(entry)
    if (!result.success || froms.has(candidate.from)) return []
    froms.add(candidate.from)
    return [result.data]
  })
  const { redirects, problems } = planned(entries)
  const refused = new Set(problems.map(({ route }) => route))
  return redirects.filter(({ from }) => !refused.has(from))
}

/** A folder as a build would write it, with a page that no redirect may touch. */
function siteWith(redirects: readonly Redirect[]): string {
  const folder = temporaryFolder()
  const write = (file: string, bytes: string) => {
    mkdirSync(join(folder, 'dist', file, '..'), { recursive: true })
    writeFileSync(join(folder, 'dist', file), bytes)
  }
  for (const file of ['index.html', '404.html', 'movies/index.html', 'assets/a-12345678.js', 'media/a-12345678.png'])
    write(file, `This is ${file}`)
  write('_redirects', printed(redirects))
  write('_headers', headers(config, '/assets/style.css'))
  write('nginx.conf', nginx(redirects, config, '/assets/style.css'))
  writeMovedPages(join(folder, 'dist'), redirects, config)
  return folder
}

describe('the three that read redirects', () => {
  const redirects = acceptedRedirects(8000)

  it('get a good number of strange ones to read', () => {
    expect(redirects.length).toBeGreaterThan(200)
    expect(redirects.filter(({ to }) => to.includes('$')).length).toBeGreaterThan(20)
    expect(redirects.filter(({ from }) => from.includes('%')).length).toBeGreaterThan(20)
  })

  it('have one line for each in _redirects, with nothing in it that Netlify would read otherwise', () => {
    const answer = netlifyRedirects(printed(redirects))
    expect(printed(redirects).split('\n')).toHaveLength(redirects.length + 1)
    for (const { from, to, status } of redirects) expect(answer(from)).toEqual({ status, location: to })
    expect(answer('/movies')).toBeUndefined()
    expect(answer('/none')).toBeUndefined()
  })

  it.each([
    { host: 'our own server', start: (folder: string) => serve(join(folder, 'dist'), 0) },
    ...(hasNginx ? [{ host: 'nginx', start: startNginx }] : []),
  ])('are answered alike by $host, to the byte, and nothing else changes', async ({ start }) => {
    const plain = await start(siteWith([]))
    const server = await start(siteWith(redirects))
    onTestFinished(() => Promise.all([plain.close(), server.close()]).then(() => undefined))
    const get = async (url: string, path: string) => {
      const answer = await fetch(url + path, { redirect: 'manual' })
      await answer.arrayBuffer()
      return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers }
    }
    for (const { from, to, status } of redirects) {
      const answer = await get(server.url, from)
      expect({ from, status: answer.status, location: answer.location }).toEqual({ from, status, location: to })
      const asked = await get(server.url, `${from}?utm=a%20b&c`)
      expect({ from, location: asked.location }).toEqual({ from, location: withQuery(to, '?utm=a%20b&c') })
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    const others = {
      '/': 200,
      '/movies': 200,
      '/movies/': 301,
      '/none': 404,
      '/_redirects': 404,
      '/assets/a-12345678.js': 200,
    }
    for (const [path, status] of Object.entries(others)) {
      const [before, after] = [await get(plain.url, path), await get(server.url, path)]
      expect([path, before.status, after.status]).toEqual([path, status, status])
      expect(after.location).toBe(before.location)
    }
  })
})
