/**
 * A fault at every call that preparing and swapping a snapshot makes to the file system: what stands there in the end, once
 * an export runs undisturbed, is the old snapshot or the new one.
 */
import * as fs from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import { watching } from '#test/support/faults/watched-fs.ts'
import { type Files, filesIn, folderWith } from '#test/support/snapshot/snapshot-folder.ts'

const old: Files = {
  'entries/basicPage/about/us.mdx': 'old',
  'entries/menu/main.json': 'old',
  'entries/menu/same.json': 'same',
  'entries/movieList/gone.json': 'old',
  'media/gone-12345678.webp': 'old',
  'snapshot.json': 'old',
}
const written: Files = {
  'entries/basicPage/about/them/deep.mdx': 'new',
  'entries/menu/main.json': 'new',
  'media/still-12345678.webp': 'new',
  'snapshot.json': 'new',
}
const removed = ['entries/basicPage/about/us.mdx', 'entries/movieList/gone.json', 'media/gone-12345678.webp']
const now: Files = { 'entries/menu/same.json': 'same', ...written }

/** What an export does with a folder, from the lock on, and what it does when that throws. */
function exportInto(folder: string): void {
  using lock = lockFolder(folder, 'export')
  completeSwap(lock)
  const staging = new Staging(lock)
  try {
    for (const [file, text] of Object.entries(written)) staging.stage(file, text)
    staging.stage('media/unneeded-12345678.webp', 'x')
    staging.unstage('media/unneeded-12345678.webp')
    for (const file of removed) staging.remove(file)
    staging.commit()
    completeSwap(lock)
  } catch (error) {
    try {
      staging.discard()
    } catch {
      // The first error is the one to tell.
    }
    throw error
  }
}

function fault(code: string): Error {
  return Object.assign(new Error(`${code}: made by the test`), { code, path: 'made by the test' })
}

/** A content folder beside something precious. */
const around = () => {
  const files = Object.entries(old).map(([file, text]) => [`content/${file}`, text])
  return folderWith({ ...Object.fromEntries(files), 'precious.txt': 'x' })
}

/** How many calls an undisturbed export makes. */
function countCalls(): number {
  const folder = join(around(), 'content')
  let calls = 0
  watching(
    () => void calls++,
    () => exportInto(folder),
  )
  expect(filesIn(folder)).toEqual(now)
  return calls
}

describe.each([
  ['once', 'ENOSPC'],
  ['once', 'EACCES'],
  ['from then on', 'EIO'],
])('a file system that refuses %s with %s', (when, code) => {
  it('leaves the old snapshot or the new one, whichever call it is, and nothing outside is touched', {
    timeout: 120_000,
  }, () => {
    const calls = countCalls()
    expect(calls).toBeGreaterThan(100)
    const outcomes = { old: 0, now: 0 }
    for (let failing = 0; failing < calls; failing++) {
      const outside = around()
      const folder = join(outside, 'content')
      let call = 0
      const refuse = (name: string, args: readonly unknown[]) => {
        const isNow = when === 'once' ? call === failing : call >= failing
        call++
        if (!isNow) return
        // A disk that is full has written what there was room for.
        if (name === 'writeFileSync' && code === 'ENOSPC') tearing(String(args[0]), String(args[1]))
        throw fault(code)
      }
      expect(() => watching(refuse, () => exportInto(folder))).toThrow(code)
      // Before anybody mends it: whole already, or unfinished, which every reader is told.
      const seen = filesIn(folder)
      const isUnfinished = '.staging/journal.json' in seen
      const parts = Object.fromEntries(Object.entries(seen).filter(([file]) => !file.startsWith('.staging/')))
      if (!isUnfinished) expect([old, now]).toContainEqual(parts)
      // The next locked run.
      {
        using lock = lockFolder(folder, 'export')
        completeSwap(lock)
        new Staging(lock).discard()
      }
      const after = filesIn(folder)
      expect([old, now]).toContainEqual(after)
      if (isUnfinished) expect(after).toEqual(now)
      outcomes[after['snapshot.json'] === 'new' ? 'now' : 'old']++
      expect(filesIn(outside)['precious.txt']).toBe('x')
      expect(fs.readdirSync(outside).sort()).toEqual(['content', 'precious.txt'])
    }
    expect(outcomes.old).toBeGreaterThan(20)
    expect(outcomes.now).toBeGreaterThan(20)
  })
})

function tearing(path: string, text: string): void {
  if (fs.existsSync(join(path, '..'))) fs.writeFileSync(path, text.slice(0, text.length / 2))
}
