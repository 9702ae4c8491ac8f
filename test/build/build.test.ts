import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explainRebuild } from '#site/node/cli/why.ts'
import { differences, digestsOf } from '#site/node/compare-folders.ts'
import { readState, stateFileIn } from '#site/node/incremental/state.ts'
import { readOutputList } from '#site/node/output-files/output-list.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'
import { checkout } from '#test/support/site/site-build.ts'
import { seal } from '#test/support/snapshot/seal.ts'

it('makes every page of the committed content complete, and a second time none', async () => {
  const site = checkout()
  const first = await site.build()
  expect(first).toMatchObject({ pages: first.rendered, reused: 0 })
  expect(first.bytes).toBeGreaterThan(1e6)
  const before = digestsOf(site.output)
  const pages = builtPaths(site.output)
  expect(pages).toHaveLength(first.pages)
  for (const path of pages)
    expect(readFileSync(join(site.output, path, 'index.html'), 'utf8'), path).not.toMatch(
      /<script(?![^>]*(?:src=|type="application\/(?:json|ld\+json)"))/,
    )
  expect(existsSync(join(site.output, '404.html'))).toBe(true)
  expect(await site.build()).toMatchObject({ rendered: 0, reused: first.pages })
  expect(differences(before, digestsOf(site.output))).toEqual([])
})

it('lists everything that is wrong, with file, line and column, and leaves the last good output', async () => {
  const site = checkout({ isBuilt: true })
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

it('says which part changed and where it comes from', async () => {
  const site = checkout({ isBuilt: true })
  const film = join(site.content, 'entries/movie/redline-kl.mdx')
  writeFileSync(film, readFileSync(film, 'utf8').replace('title: Redline KL', 'title: Redline Kuala Lumpur'))
  await site.build()
  const { pages } = readState(stateFileIn(site.cache), readOutputList(site.output)?.digest)
  expect(pages['/movie/redline-kl']?.reason).toBe('head, title, jsonLd changed, from movie/redline-kl')
  expect(pages['/movies']?.reason).toContain('tabs')
})

it.each([
  ['is as it was', undefined, 'It is as it should be.'],
  [
    'has another menu',
    ['menu/footer.json', '"House Rules"', '"Rules of the house"'],
    'because the layout changed, from menu/footer.',
  ],
  [
    'differs in its JSON-LD alone',
    ['cinema/gsc-kelapa-square.mdx', "'88000'", "'88450'"],
    'because jsonLd changed, from cinema/gsc-kelapa-square.',
  ],
] as const)('says beforehand why a page would be made that %s', async (_, edit, said) => {
  const site = checkout({ isBuilt: true })
  if (edit) {
    const file = join(site.content, 'entries', edit[0])
    writeFileSync(file, readFileSync(file, 'utf8').replace(edit[1], edit[2]))
  }
  seal(site.content)
  expect(await explainRebuild('/event/quiet-screening-morning', site.options())).toContain(said)
})

it('recovers from a state that was lost, and from files that were', async () => {
  const site = checkout({ isBuilt: true })
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
