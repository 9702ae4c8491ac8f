/** What happens beside an export while it runs: editors go on, and disks fill up. */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Cms } from '#test/support/cms/cms.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { committed, diff, exportFrom, snapshotCopy, startFilledCms } from './exported.ts'

let cms: Cms
beforeAll(async () => {
  cms = await startFilledCms()
})
afterAll(() => cms.stop())

let after: string
beforeEach(() => {
  after = snapshotCopy()
})

describe('an entry that changes while the CMS is read', () => {
  it('is exported as it is in the end', async () => {
    onTestFinished(async () => {
      await cms.patch('movie', 'redline-kl', { tagline: "The city sleeps. They don't." })
    })
    await cms.patch('movie', 'redline-kl', { tagline: 'First.' })
    let patched: Promise<unknown> | undefined
    const run = await exportFrom(cms, after, {
      args: ['--types', 'movie'],
      // On a busy machine the export would be at its end before it is stopped.
      env: { CMS_INTERVAL_MS: '300' },
      onEvent: ({ stage }, child) => {
        if (stage !== 'reading' || patched) return
        child.kill('SIGSTOP')
        patched = cms.patch('movie', 'redline-kl', { tagline: 'Second.' }).then(() => child.kill('SIGCONT'))
      },
    })
    expect(run.code, run.printed).toBe(0)
    expect(diff(committed, after).lines['entries/movie/redline-kl.mdx']).toContain('+ tagline: Second.')
    expect(await exportFrom(cms, after, { args: ['--full'] })).toMatchObject({
      code: 0,
      outcome: { status: 'unchanged' },
    })
  })
})

describe('an entry that vanishes after it was read', () => {
  it('leaves no file behind', async () => {
    const id = 'kelapa-square-spring-tide'
    const { text } = await cms.read('notification', id)
    await cms.patch('notification', id, { text: 'Read, and gone.' })
    let hidden: Promise<unknown> | undefined
    const run = await exportFrom(cms, after, {
      args: ['--types', 'notification'],
      // Between what is read and the next list there is time to unpublish it.
      env: { CMS_INTERVAL_MS: '1500' },
      onEvent: ({ event, done }) => {
        if (event === 'reading' && done === 1) hidden ??= cms.unpublish('notification', id)
      },
    })
    await hidden
    expect(run.code, run.printed).toBe(0)
    expect(diff(committed, after).removed).toEqual([`entries/notification/${id}.json`])
    await cms.patch('notification', id, { text })
  })
})

describe('a full disk', () => {
  it.skipIf(process.getuid?.() !== 0)('ends with 2 and leaves the snapshot as it was', async () => {
    const disk = temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk])
    try {
      const folder = join(disk, 'content')
      mkdirSync(folder)
      cpSync(after, folder, { recursive: true })
      for (const still of globSync(`${folder}/media/still-*`)) rmSync(still)
      fillUp(join(disk, 'filler'))
      const whole = temporaryFolder()
      cpSync(folder, whole, { recursive: true })
      const run = await exportFrom(cms, folder)
      expect(run, run.printed).toMatchObject({
        code: 2,
        failure: {
          message: expect.stringContaining('no space left'),
          hint: expect.stringContaining('Free some space'),
        },
      })
      expect(diff(whole, folder)).toMatchObject({ added: [], removed: [], changed: [] })
      rmSync(join(disk, 'filler'))
      expect(await exportFrom(cms, folder)).toMatchObject({ code: 0 })
      expect(diff(committed, folder)).toMatchObject({ added: [], removed: [], changed: [] })
    } finally {
      execFileSync('umount', [disk])
    }
  })
})

/** Leaves about 300 KB of a disk free. */
function fillUp(file: string): void {
  const chunk = Buffer.alloc(100_000)
  try {
    for (;;) writeFileSync(file, chunk, { flag: 'a' })
  } catch {
    // Full. Make some room again.
  }
  execFileSync('truncate', ['--size=-300K', file])
}
