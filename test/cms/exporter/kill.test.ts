/** A process that is killed, and two that run at once: never half a snapshot. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import type { Cms } from '#test/support/cms/cms.ts'
import { compareSnapshots } from '#test/support/folders.ts'
import { copySnapshot } from '#test/support/snapshot/copy-snapshot.ts'
import { committed, exportFrom, snapshotCopy, startFilledCms } from './exported.ts'

let cms: Cms
/** The new snapshot, made once without disturbance. */
const now = mkdtempSync(join(tmpdir(), 'gsc-test-'))
beforeAll(async () => {
  cms = await startFilledCms()
  // A change of a dozen files: the film, and everybody who mentions it.
  await cms.unpublish('movie', 'neon-warrant')
  copySnapshot(committed, now, { withMedia: true })
  expect(await exportFrom(cms, now)).toMatchObject({ code: 0, outcome: { status: 'exported' } })
})
afterAll(async () => {
  rmSync(now, { recursive: true, force: true })
  await cms.stop()
})

const isSame = (one: string, other: string) => {
  const { added, removed, changed } = compareSnapshots(one, other)
  return added.length + removed.length + changed.length === 0
}

/** What the next export begins with. */
function finishLocked(folder: string): void {
  using lock = lockFolder(folder, 'export')
  completeSwap(lock)
}

describe('an export that is killed', () => {
  it.each([
    ['connecting', 0],
    ['listing', 0],
    ['reading', 0],
    ['checking', 0],
    ['staging', 0],
    ['staging', 2],
    ['staging', 4],
    ['staging', 6],
    ['staging', 9],
    ['swapping', 0],
    ['swapping', 1],
    ['swapping', 2],
    ['swapping', 4],
  ] as const)(
    'while it is %s, %i ms in, leaves the old snapshot or the new one, and the next export completes',
    async (when, delayMs) => {
      const folder = snapshotCopy()
      const run = await exportFrom(cms, folder, {
        onEvent: ({ stage }, child) => {
          if (stage === when) setTimeout(() => child.kill('SIGKILL'), delayMs)
        },
      })
      if (delayMs === 0 && when !== 'swapping') expect(run.signal).toBe('SIGKILL')
      finishLocked(folder)
      expect(isSame(folder, committed) || isSame(folder, now)).toBe(true)
      expect(await exportFrom(cms, folder)).toMatchObject({ code: 0 })
      expect(isSame(folder, now)).toBe(true)
    },
  )
})

describe('a second export into the same folder', () => {
  it('stops, says so, and does not disturb the first', async () => {
    const folder = snapshotCopy()
    let second: ReturnType<typeof exportFrom> | undefined
    const first = await exportFrom(cms, folder, {
      env: { CMS_INTERVAL_MS: '60' },
      onEvent: ({ stage }) => {
        if (stage === 'listing') second ??= exportFrom(cms, folder)
      },
    })
    expect(await second).toMatchObject({ code: 2, failure: { message: expect.stringContaining('Another export') } })
    expect(first).toMatchObject({ code: 0, outcome: { status: 'exported' } })
    expect(isSame(folder, now)).toBe(true)
  })
})
