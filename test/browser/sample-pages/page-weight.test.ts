/** What a film costs to load, what the search adds, and the code of each page. What pages load besides is weighed in `every-page/templates.test.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { builtPaths } from '#test/support/site/built-paths.ts'
import { pageScripts } from '#test/support/site/page-scripts.ts'
import { sentSize } from '#test/support/site/sent-size.ts'

const site = builtSite()
const kilobyte = 1024
const most = 12 * kilobyte
const mostScript = 100 * kilobyte

it('sends the page of a film in a few kilobytes', () => {
  const size = sentSize(inject('builtSite'), 'movie/redline-kl/index.html')
  console.log(`/movie/redline-kl: HTML ${(size / kilobyte).toFixed(1)} KB`)
  expect(size).toBeLessThanOrEqual(most)
})

it('names at most 100 KB of script on any page, as gzip, most of which is React', () => {
  const folder = inject('builtSite')
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number =>
    sizes.getOrInsertComputed(file, () => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  const pages = builtPaths(folder).map((path) => {
    const scripts = pageScripts(readFileSync(join(folder, path, 'index.html'), 'utf8'))
    return { path, size: scripts.reduce((sum, file) => sum + sizeOf(file), 0) }
  })
  const [heaviest, ...others] = pages.toSorted((a, b) => b.size - a.size)
  console.log(`script: ${heaviest?.path} ${heaviest?.size} B, ${others.at(-1)?.path} ${others.at(-1)?.size} B`)
  expect(others.at(-1)?.size).toBeGreaterThan(mostScript / 2)
  expect(pages.filter(({ size }) => size > mostScript)).toEqual([])
})

it('gives browsers of the table of addresses what they ask of it: where pages are, and what shows them', () => {
  const folder = inject('builtSite')
  const scripts = pageScripts(readFileSync(join(folder, 'movie/redline-kl/index.html'), 'utf8'))
  const code = scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  const [row] = /\w+:\{path:`\/international-screens\/movie\/:slug`[^}]*\}/.exec(code) ?? []
  expect(row).toBe('screenMovie:{path:`/international-screens/movie/:slug`,page:`screen-movie`}')
})

it('weighs nothing more for the search until it is opened', async () => {
  const { page, requests } = await site.visit()
  await page.goto('/movies', { waitUntil: 'networkidle' })
  await whenAlive(page)
  expect(requests.filter((path) => /search(?!-field)/.test(path))).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  expect(requests.some((path) => /search-dialog/.test(path))).toBe(true)
})
