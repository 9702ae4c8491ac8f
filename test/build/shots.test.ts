/** Pictures of the pages that differ, in a real browser: one film is edited, and one moves. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeReport } from '#review/make-report.ts'
import type { PageShot } from '#review/shots/shots.ts'
import { shotsOf } from '#review/shots/shots-of.ts'
import { takeShots } from '#review/shots/take-shots.ts'
import { readFolder } from '#review/snapshots/read-side.ts'
import { toHtml } from '#review/write/html/html.ts'
import { parseConfig } from '#site/config.ts'
import { repository } from '#test/support/repository.ts'
import { siteEnvironment } from '#test/support/site/copy-site.ts'
import { contentEdits } from '#test/support/site/incremental/content-edits.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'
import { seal } from '#test/support/snapshot/seal.ts'

it('shows each page before and after, narrow and wide, what was edited first, and says how many are left out', async () => {
  const site = new SiteCopy({ isBuilt: true })
  const [before, cache] = [join(site.folder, 'content-before'), join(site.folder, '.cache/review')]
  // Originals are not among what tests copy; of the pictures only those of the pages are made.
  cpSync(join(repository, 'content/media'), join(site.content, 'media'), { recursive: true })
  cpSync(site.content, before, { recursive: true })
  // What a night before has left: the bundle, and prose.
  cpSync(join(site.folder, '.cache/site'), join(cache, 'shots-cache'), { recursive: true })
  rmSync(join(cache, 'shots-cache/pages.json'))
  contentEdits.title(site, 'redline-kl', 1)
  contentEdits.rename(site, 'neon-warrant')
  seal(site.content)
  const config = parseConfig(siteEnvironment)
  const reading = { root: repository, top: site.folder, config, cache }
  const [base, head] = [readFolder(before, reading), readFolder(site.content, reading)]
  const report = makeReport({ base, head, config, schemaFiles: [], snapshotFiles: [] })
  const { pages, leftOut, without } = await takeShots(report, { root: repository, cache, base, head, most: 2 })
  expect(without).toBeUndefined()
  if (!report.impact.known) throw new Error(report.impact.why)
  expect(leftOut).toBe(report.impact.pages - 2)
  const edited = pages.filter(({ address }) => address === '/movie/redline-kl')
  const moved = pages.filter(({ address }) => address === '/movie/neon-warrant-moved')
  expect(new Set(pages)).toEqual(new Set([...edited, ...moved]))
  expect(edited.map(({ width }) => width)).toEqual([360, 1280])
  for (const shot of edited) expect(await difference(shot)).toBeGreaterThan(0.0005)
  // The page is the same, at another address.
  for (const shot of moved) expect(await difference(shot)).toBeLessThan(0.0005)
  // What keeps pictures from being taken is told in their place.
  const copyTo = () => {
    throw new Error('The disk is full.')
  }
  const none = await shotsOf({ report, base: { ...base, copyTo }, head }, site.folder)
  expect(none).toEqual({ pages: [], leftOut: 0, without: 'The disk is full.' })
  expect(await toHtml(report, { base, head, shots: none })).toContain(
    'There are no pictures of pages: The disk is full.',
  )
})

/** How far two pictures are apart, of 1. */
async function difference({ before = '', after = '' }: PageShot): Promise<number> {
  const [old, now] = await Promise.all(
    [before, after].map((address) =>
      sharp(Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64'))
        .greyscale()
        .resize(320, 640, { fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  )
  if (!old || !now) throw new Error('There are two pictures.')
  return old.reduce((sum, value, index) => sum + Math.abs(value - (now[index] ?? 0)), 0) / old.length / 255
}
