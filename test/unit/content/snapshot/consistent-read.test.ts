/** What a second reader gets while a snapshot is swapped in: one of the two, or word that there is neither at the moment. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConsistentlySync, unfinishedSwap } from '#content/snapshot/consistent-read.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { describeEntries } from '#content/snapshot/manifest.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import { watching } from '#test/support/faults/watched-fs.ts'
import { type Files, filesIn, folderWith } from '#test/support/snapshot/snapshot-folder.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const genre = (slug: string, title: string) =>
  `${JSON.stringify({ type: 'taxonomy', id: slug, slug, title, vocabulary: 'genre', key: slug, order: 1 }, null, 2)}\n`

/** A whole snapshot of these genres. */
function snapshotOf(titles: Readonly<Record<string, string>>): Files {
  const entries = Object.entries(titles).map(
    ([slug, title]) => [`entries/taxonomy/${slug}.json`, genre(slug, title)] as const,
  )
  const hashes = new Map(entries.map(([file, text]) => [file, sha256(text)]))
  const manifest = { schemaVersion: 1, source: 'payload', asOf: '2026-10-01T00:00:00Z', ...describeEntries(hashes) }
  return { ...Object.fromEntries(entries), 'snapshot.json': JSON.stringify(manifest), 'urls.json': '{}' }
}

const old = snapshotOf({ action: 'Old', drama: 'Old', horror: 'Old' })
const now = snapshotOf({ action: 'New', comedy: 'New', drama: 'New' })

function swapIn(folder: string): void {
  using lock = lockFolder(folder, 'export')
  const staging = new Staging(lock)
  for (const [file, text] of Object.entries(now)) staging.stage(file, text)
  for (const file of Object.keys(old)) staging.remove(file)
  staging.commit()
  completeSwap(lock)
}

/** What a build reads: every file, and whether it may trust them. */
const read = (folder: string) =>
  readConsistentlySync(folder, () => {
    const unfinished = unfinishedSwap(folder)
    const files = Object.entries(filesIn(folder)).filter(([file]) => !file.startsWith('.staging/'))
    return { unfinished: unfinished?.message, files: Object.fromEntries(files) }
  })

describe('a reader without the lock', () => {
  it('gets the old snapshot, the new one, or word of the swap, whichever step of it stands still', () => {
    const folder = folderWith(old)
    const steps: string[] = []
    let mixed = 0
    watching(
      (name) => {
        const { unfinished, files } = read(folder)
        const is =
          JSON.stringify(files) === JSON.stringify(old)
            ? 'old'
            : JSON.stringify(files) === JSON.stringify(now)
              ? 'new'
              : 'mixed'
        if (is === 'mixed') mixed++
        if (is === 'mixed') expect(unfinished, `before ${name}`).toContain('or is doing so now')
        const step = unfinished ? 'unfinished' : is
        if (steps.at(-1) !== step) steps.push(step)
      },
      () => swapIn(folder),
    )
    expect(mixed).toBeGreaterThan(3)
    expect(steps).toEqual(['old', 'unfinished', 'new'])
    expect(read(folder)).toEqual({ unfinished: undefined, files: now })
  })

  it('gets the new snapshot whole when it was swapped in at any step of the reading', () => {
    for (let step = 0; ; step++) {
      const folder = folderWith(old)
      let call = 0
      const swapOnce = () => {
        if (call++ === step) swapIn(folder)
      }
      const { unfinished, files } = watching(swapOnce, () => read(folder))
      expect(unfinished).toBeUndefined()
      expect([old, now]).toContainEqual(files)
      if (call <= step) return expect(step).toBeGreaterThan(10)
      // Only what was read to its end before can be old.
      if (files['snapshot.json'] === old['snapshot.json']) expect(step).toBeGreaterThan(10)
    }
  })

  it('loads the new snapshot when it was swapped in while files were read, and never entries of both', async () => {
    const folder = folderWith(old)
    const loading = loadSnapshot(folder)
    swapIn(folder)
    const { entries, manifest } = await loading
    expect([...entries.values()].map(({ entry }) => 'title' in entry && entry.title)).toEqual(['New', 'New', 'New'])
    expect(manifest).toEqual(JSON.parse(now['snapshot.json'] ?? ''))
  })

  it('is not handed a file of the new snapshot as an entry of the old one', async () => {
    const folder = folderWith(old)
    const { entries } = await loadSnapshot(folder)
    swapIn(folder)
    expect(readFileSync(join(folder, 'entries/taxonomy/drama.json'), 'utf8')).toContain('New')
    expect(() => entries.get('taxonomy/drama')?.entry).toThrow('was changed while the snapshot was in use')
  })
})

it('refuses a file in the place of the content folder', async () => {
  const file = join(temporaryFolder(), 'content')
  writeFileSync(file, '')
  expect(() => readConsistentlySync(file, () => 'read')).toThrow('is no folder')
  await expect(loadSnapshot(file)).rejects.toThrow('is no folder')
})
