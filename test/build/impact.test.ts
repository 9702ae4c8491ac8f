/** The pages that a report says differ are those that do: compared with what two builds from nothing have written. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageFileNames } from '#content/schema/path.ts'
import type { Impact } from '#review/impact/impacted.ts'
import { makeReport } from '#review/make-report.ts'
import { readFolder } from '#review/snapshots/read-side.ts'
import { parseConfig } from '#site/config.ts'
import { fileOf } from '#site/node/output-files/page-files.ts'
import { repository } from '#test/support/repository.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { contentEdits } from '#test/support/site/incremental/content-edits.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'

type Known = Extract<Impact, { known: true }>

/** What the two snapshots differ in by their report, and in which pages the two outputs do. */
async function compared(site: SiteCopy, apply: () => void) {
  const before = join(site.folder, 'content-before')
  const [output, cache] = [join(site.folder, 'dist-after'), join(site.folder, '.cache/after')]
  cpSync(site.content, before, { recursive: true })
  // Compiled prose and the bundle are the same; the pages are all made anew.
  cpSync(join(site.folder, '.cache/site'), cache, { recursive: true })
  for (const file of ['pages.json', 'index.json', 'search.json']) rmSync(join(cache, file), { force: true })
  apply()
  site.build('--no-compression', '--out', output, '--cache', cache)
  const config = parseConfig(siteEnvironment)
  const reading = { root: repository, top: site.folder, config, cache: join(site.folder, '.cache/review') }
  const [base, head] = [readFolder(before, reading), readFolder(site.content, reading)]
  const report = makeReport({ base, head, config, schemaFiles: [], snapshotFiles: [] })
  if (!report.impact.known) throw new Error(report.impact.why)
  const really = head.addresses.pages.map(({ path }) => path).filter((path) => differ(site.output, output, path))
  return { report, impact: report.impact as Known, really: really.sort(), head }
}

const differ = (before: string, after: string, path: string): boolean =>
  Object.values(pageFileNames).some((file) => {
    const [old = '', now = ''] = [before, after].map((folder) => join(folder, fileOf(path, file)))
    if (!existsSync(old)) return file !== pageFileNames.rest || existsSync(now)
    return !existsSync(now) || !readFileSync(old).equals(readFileSync(now))
  })

it('names every page that an edit of something else changes, and no other', async () => {
  const site = new SiteCopy({ isBuilt: true })
  const { report, impact, really, head } = await compared(site, () => {
    for (const edit of ['title', 'body', 'rename', 'remove', 'add', 'list', 'sales', 'cinemaClosed'] as const)
      contentEdits[edit](site, edit === 'rename' ? 'neon-warrant' : 'redline-kl', 1)
    site.edit('content/entries/taxonomy/genre-horror.json', /"title": "Horror"/, '"title": "Fright"')
    site.edit('content/entries/cinema/gsc-kelapa-square.mdx', /^phone: .*$/m, 'phone: +6088-000 0199')
    // Of the pages of what is on there, only JSON-LD has it.
    site.edit('content/entries/cinema/gsc-kelapa-square.mdx', /^postcode: .*$/m, "postcode: '88450'")
    site.edit('content/entries/file/poster-iron-bride.json', /"alt": ".*"/, '"alt": "A bride in armour at dawn."')
  })
  const changed = new Set(report.changes.map(({ entry }) => entry))
  const ofChanged = head.addresses.pages.filter(({ entry }) => changed.has(entry)).map(({ path }) => path)
  const others = impact.others.map(({ address }) => address)
  expect(impact.everyPage).toBeUndefined()
  expect(impact.pages).toBe(really.length)
  expect(others).toEqual(really.filter((path) => !ofChanged.includes(path)))
  expect(others.length).toBeGreaterThan(40)
  expect(others.length).toBeLessThan(head.addresses.pages.length / 2)
  for (const { path, address } of impact.others) expect(path.length, address).toBeGreaterThan(1)
})

it('names every page that the clock alone changes, and says that what stands on every page did', async () => {
  const site = new SiteCopy({ isBuilt: true })
  const { impact, really } = await compared(site, () =>
    site.edit('content/snapshot.json', /"asOf": "[^"]*"/, '"asOf": "2026-10-01T16:00:00Z"'),
  )
  expect(impact.others).toEqual([])
  expect(impact.everyPage).toBeUndefined()
  expect(impact.byDate.everyPage ? impact.pages : impact.byDate.pages.length).toBe(really.length)
  if (!impact.byDate.everyPage) expect(impact.byDate.pages).toEqual(really)
})
