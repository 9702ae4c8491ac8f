/** What a page costs to load, as a browser is sent it: the compressed files beside the plain ones. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { builtSite } from '#test/support/browser/site-visits.ts'
import { whenAlive } from '#test/support/browser/visit.ts'
import { templatesIn } from '#test/support/site/templates.ts'

const site = builtSite()
const kilobytes = 1024
const most = { script: 120 * kilobytes, style: 15 * kilobytes, film: 12 * kilobytes }

const folder = inject('builtSite')

/** Files too small to be worth it are sent as they are. */
const sent = (path: string): number =>
  statSync([`${path}.br`, path].map((file) => join(folder, file)).find(existsSync) ?? join(folder, path)).size

const inKilobytes = (bytes: number): string => `${(bytes / kilobytes).toFixed(1)} KB`

it('stays within the budgets on every template, before a visitor does anything', async () => {
  const { page, requests } = await site.visit({
    // What moves slides is fetched five seconds later: a busy machine takes as long, and does not count it either.
    before: () => {
      const { setTimeout } = window
      window.setTimeout = ((run: () => void, ms = 0) => (ms < 5000 ? setTimeout(run, ms) : 0)) as typeof setTimeout
    },
  })
  const rows: { path: string; script: number; style: number }[] = []
  for (const path of templatesIn(folder).values()) {
    requests.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    await whenAlive(page)
    const weigh = (ending: string) =>
      [...new Set(requests)].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sent(file), 0)
    rows.push({ path, script: weigh('.js'), style: weigh('.css') })
  }
  const heaviest = rows.toSorted((a, b) => b.script - a.script).slice(0, 3)
  for (const { path, script, style } of heaviest)
    console.log(`${path}: script ${inKilobytes(script)}, styles ${inKilobytes(style)}`)
  expect(rows.every(({ script, style }) => script > 50 * kilobytes && style > kilobytes)).toBe(true)
  expect(rows.filter(({ script, style }) => script > most.script || style > most.style)).toEqual([])
})

it('sends the page of a film in a few kilobytes', () => {
  const size = sent('movie/redline-kl/index.html')
  console.log(`/movie/redline-kl: HTML ${inKilobytes(size)}`)
  expect(size).toBeLessThanOrEqual(most.film)
})

it('weighs nothing more for the search until it is opened', async () => {
  const { page, requests } = await site.visit()
  await page.goto('/movies', { waitUntil: 'networkidle' })
  await whenAlive(page)
  expect(requests.filter((path) => /search/.test(path))).toEqual([])
  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  expect(requests.some((path) => /search-dialog/.test(path))).toBe(true)
})
