import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#review/snapshots/read-side.ts'
import { temporaryFolder as testFolder } from '#test/support/temporary-folder.ts'

it('removes what a report has left that was killed a day ago, and nothing of one that runs', () => {
  const cache = join(testFolder(), 'review')
  const left = join(cache, 'revision-killed')
  const other = join(cache, 'pictures')
  for (const folder of [left, other]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'manifest.json'), '{}')
    const old = Date.now() / 1000 - 25 * 60 * 60
    utimesSync(folder, old, old)
  }
  const running = temporaryFolder(cache)
  const mine = temporaryFolder(cache)
  expect([left, other, running, mine].map((folder) => existsSync(folder))).toEqual([false, true, true, true])
})
