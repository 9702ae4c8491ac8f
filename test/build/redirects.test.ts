/** Addresses that lead elsewhere, in real builds. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldPath } from '#content/schema/path.ts'
import { isSiteFile } from '#content/snapshot/site-files.ts'
import { listFiles } from '#site/node/files.ts'
import { builtPaths, movedPaths } from '#test/support/site/built-paths.ts'
import { checkout } from '#test/support/site/site-build.ts'

it('redirects an address that a page once had', async () => {
  const site = checkout({ isBuilt: true })
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
    ['/faq/at-the-cinema', 'from: /faq/at-the-cinema is the address of taxonomy/faq-category-at-the-cinema'],
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
  const site = checkout({ isBuilt: true })
  const pages = new Set([...builtPaths(site.output), ...movedPaths(site.output)])
  const free = listFiles(site.output)
    .map((file) => `/${file}`)
    .filter((file) => oldPath.safeParse(file).success && !isSiteFile(file, pages))
  expect(free).toEqual([])
})

it('forgets where a page had moved once the redirect is gone', async () => {
  const site = checkout({ isBuilt: true })
  const redirect = join(site.content, 'entries/redirect/home.json')
  const text = readFileSync(redirect, 'utf8')
  writeFileSync(redirect, text.replace('"/home"', '"/caf%C3%A9"'))
  await site.build()
  const folder = join(site.output, 'café')
  expect(JSON.parse(readFileSync(join(folder, 'payload.json'), 'utf8'))).toEqual({ movedTo: '/' })
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('<meta http-equiv="refresh" content="0; url=/">')
  writeFileSync(redirect, text)
  await site.build()
  expect(existsSync(folder)).toBe(false)
})
