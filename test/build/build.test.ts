import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldPath } from '#content/schema/path.ts'
import { isSiteFile } from '#content/snapshot/site-files.ts'
import { parseConfig } from '#site/config.ts'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { listFiles } from '#site/node/files.ts'
import { readState, stateFileIn } from '#site/node/incremental/state.ts'
import { readOutputList } from '#site/node/output/output-list.ts'
import { mergeShards } from '#site/node/shards/merge.ts'
import { checkout } from '#test/support/site-build.ts'

it('makes every page of the committed content complete, and a second time none', async () => {
  const site = checkout()
  const first = await site.build()
  expect(first).toMatchObject({ pages: first.rendered, reused: 0 })
  expect(first.bytes).toBeGreaterThan(1e6)
  const before = digestsOf(site.output)
  const pages = globSync('**/index.html', { cwd: site.output })
  expect(pages).toHaveLength(first.pages)
  for (const file of pages)
    expect(readFileSync(join(site.output, file), 'utf8'), file).not.toMatch(
      /<script(?![^>]*(?:src=|type="application\/(?:json|ld\+json)"))/,
    )
  expect(existsSync(join(site.output, '404.html'))).toBe(true)
  expect(await site.build()).toMatchObject({ rendered: 0, reused: first.pages })
  expect(differences(before, digestsOf(site.output))).toEqual([])
})

it('lists everything that is wrong, with file, line and column, and leaves the last good output', async () => {
  const site = checkout()
  await site.build()
  const before = digestsOf(site.output)
  const film = join(site.content, 'entries/movie/redline-kl.mdx')
  appendFileSync(film, '\n<Marquee text="x" />\n')
  const news = join(site.content, 'entries/movie/neon-warrant.mdx')
  appendFileSync(news, '\n{process.exit()}\n')
  await expect(site.build()).rejects.toMatchObject({
    name: 'ProblemError',
    problems: expect.arrayContaining([
      expect.objectContaining({
        file: 'entries/movie/redline-kl.mdx',
        line: readFileSync(film, 'utf8').trimEnd().split('\n').length,
        column: 1,
        message: expect.stringContaining('<Marquee>'),
      }),
      expect.objectContaining({
        file: 'entries/movie/neon-warrant.mdx',
        message: expect.stringContaining('code between'),
      }),
    ]),
  })
  expect(differences(before, digestsOf(site.output))).toEqual([])
})

it('refuses dangling references, unknown sections, stolen addresses and vanished ones, all at once', async () => {
  const site = checkout()
  const list = join(site.content, 'entries/movieList/now-showing.json')
  writeFileSync(list, readFileSync(list, 'utf8').replace('movie/redline-kl', 'movie/gone'))
  await expect(site.build()).rejects.toThrow(/now-showing\.json:[2-9], movies: refers to movie\/gone/)
  writeFileSync(list, readFileSync(list, 'utf8').replace('movie/gone', 'movie/redline-kl'))

  const page = join(site.content, 'entries/basicPage/rewards.mdx')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace(/\n {2}- type: accordion\n/, '\n  - type: marquee\n'))
  await expect(site.build()).rejects.toThrow(/rewards\.mdx:\d+, sections/)
  writeFileSync(page, text)

  writeFileSync(join(site.content, 'urls.json'), JSON.stringify({ 'movie/gone': ['/movie/gone'] }))
  await expect(site.build()).rejects.toThrow('/movie/gone ← urls.json: was the address of movie/gone')
})

it('redirects an address that a page once had', async () => {
  const site = checkout()
  writeFileSync(
    join(site.content, 'urls.json'),
    JSON.stringify({ 'movie/redline-kl': ['/movie/redline', '/movie/redline-kl'] }),
  )
  await site.build()
  expect(readFileSync(join(site.output, '_redirects'), 'utf8')).toContain('/movie/redline /movie/redline-kl 301\n')
})

it('names the entry whose address no page can have, and the redirect that would take a page or a file of ours', async () => {
  const site = checkout()
  const urls = join(site.content, 'urls.json')
  const before = readFileSync(urls, 'utf8')
  writeFileSync(urls, JSON.stringify({ 'movie/redline-kl': ['/movie/x\n/* https://evil.example/ 301'] }))
  await expect(site.build()).rejects.toMatchObject({
    problems: [{ file: 'urls.json', message: expect.stringMatching(/^"movie\/redline-kl" 0: "\/movie\/x\\n/) }],
  })
  writeFileSync(urls, before)

  const redirect = join(site.content, 'entries/redirect/home.json')
  const text = readFileSync(redirect, 'utf8')
  for (const [from, what] of [
    ['/movies/', 'from: must be written /movies'],
    ['/../../pwned', 'from: must not have a part that begins with a dot'],
    ['/*', 'from: must not hold "*"'],
    [`/${'a'.repeat(300)}`, 'from: must not have a part of more than'],
    ['/a\\b', 'from: must not hold "\\\\"'],
    ['/movies', 'from: /movies is the address of basicPage/movies'],
    ['/sitemap.xml', 'from: /sitemap.xml is a file of the site'],
    ['/faq/at-the-cinema', 'is redirected, and has a page'],
  ] as const) {
    writeFileSync(redirect, text.replace('"/home"', JSON.stringify(from)))
    await expect(site.build(), from).rejects.toMatchObject({
      message: expect.stringContaining(what),
      problems: [{ file: 'entries/redirect/home.json' }],
    })
  }
  expect(existsSync(site.output)).toBe(false)
})

it('writes nothing beside pages, assets and media that a redirect could be from', async () => {
  const site = checkout()
  await site.build()
  const pages = new Set(
    globSync('**/index.html', { cwd: site.output }).map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/'),
  )
  const moved = readFileSync(join(site.output, '_redirects'), 'utf8').matchAll(/^\S+/gm)
  const ofMoved = new Set([...moved].map(([from]) => `${from}/payload.json`))
  const free = listFiles(site.output)
    .map((file) => `/${file}`)
    .filter((file) => oldPath.safeParse(file).success && !isSiteFile(file, pages) && !ofMoved.has(file))
  expect(free).toEqual([])
})

it('forgets where a page had moved once the redirect is gone', async () => {
  const site = checkout()
  const redirect = join(site.content, 'entries/redirect/home.json')
  const text = readFileSync(redirect, 'utf8')
  writeFileSync(redirect, text.replace('"/home"', '"/caf%C3%A9"'))
  await site.build()
  const file = join(site.output, 'café/payload.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ movedTo: '/' })
  writeFileSync(redirect, text)
  await site.build()
  expect(existsSync(file)).toBe(false)
})

it('says which part changed and where it comes from', async () => {
  const site = checkout()
  await site.build()
  const film = join(site.content, 'entries/movie/redline-kl.mdx')
  writeFileSync(film, readFileSync(film, 'utf8').replace('title: Redline KL', 'title: Redline Kuala Lumpur'))
  await site.build()
  const { pages } = readState(stateFileIn(site.cache), readOutputList(site.output)?.digest)
  expect(pages['/movie/redline-kl']?.reason).toBe('head, title changed, from movie/redline-kl')
  expect(pages['/movies']?.reason).toContain('tabs')
})

it('is the same in three parts as in one', async () => {
  const whole = checkout()
  await whole.build()
  const parts: string[] = []
  for (const index of [1, 2, 3]) {
    const output = join(whole.folder, `part-${index}`)
    await whole.build({
      outputFolder: output,
      cacheFolder: join(whole.folder, `cache-${index}`),
      shard: { index, count: 3 },
    })
    parts.push(output)
  }
  const merged = join(whole.folder, 'merged')
  const torn = join(parts[1] ?? '', 'robots.txt')
  const text = readFileSync(torn, 'utf8')
  writeFileSync(torn, text.slice(1))
  expect(() => mergeShards(parts, whole.options({ outputFolder: merged }))).toThrow('is not as its machine has made it')
  expect(existsSync(merged)).toBe(false)
  writeFileSync(torn, text)
  mergeShards(parts, whole.options({ outputFolder: merged, cacheFolder: join(whole.folder, 'merged-cache') }))
  expect(differences(digestsOf(whole.output), digestsOf(merged))).toEqual([])
  // What the parts knew of their pages has come along.
  const again = await whole.build({ outputFolder: merged, cacheFolder: join(whole.folder, 'merged-cache') })
  expect(again.rendered).toBe(0)
  expect(differences(digestsOf(whole.output), digestsOf(merged))).toEqual([])
})

it('does not put parts of different builds together', async () => {
  const site = checkout()
  const parts = [1, 2].map((index) => ({ index, output: join(site.folder, `part-${index}`) }))
  for (const { index, output } of parts) {
    const config = parseConfig({ SITE_URL: `https://of-part-${index}.example` })
    const shard = { index, count: 2 }
    await site.build({ outputFolder: output, cacheFolder: join(site.folder, `cache-${index}`), shard, config })
  }
  const folders = parts.map(({ output }) => output)
  const merge = () => mergeShards(folders, site.options({ outputFolder: join(site.folder, 'merged') }))
  expect(merge).toThrow('The parts are of different builds')
  rmSync(join(folders[0] ?? '', '.pages.json'))
  expect(merge).toThrow('part-1')
})

it('recovers from a state that was lost, and from files that were', async () => {
  const site = checkout()
  await site.build()
  const before = digestsOf(site.output)
  rmSync(join(site.cache, 'pages.json'))
  rmSync(join(site.output, 'rewards'), { recursive: true })
  await site.build()
  expect(differences(before, digestsOf(site.output))).toEqual([])
  rmSync(join(site.output, 'movies/payload.json'))
  await site.build()
  expect(differences(before, digestsOf(site.output))).toEqual([])
  const [script = ''] = globSync('assets/app-*.js', { cwd: site.output })
  rmSync(join(site.output, script))
  await site.build()
  expect(differences(before, digestsOf(site.output))).toEqual([])
})

it('leaves nothing uncompressed that an earlier build left so, nor the other way round', async () => {
  const site = checkout()
  await site.build({ withCompression: false })
  const plain = digestsOf(site.output)
  expect([...plain.keys()].filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([])
  await site.build()
  const clean = checkout()
  await clean.build()
  expect(differences(digestsOf(clean.output), digestsOf(site.output))).toEqual([])
  await site.build({ withCompression: false })
  expect(differences(plain, digestsOf(site.output))).toEqual([])
})
