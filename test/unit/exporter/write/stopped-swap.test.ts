/** An export whose disk fails: what it says, and what the next one does. */
import { expect, it, vi } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { exportContent, type Outcome } from '#exporter/export-content.ts'
import { watch } from '#test/support/faults/watched-fs.ts'
import { heldSource } from '#test/support/snapshot/held-source.ts'
import { filesIn, folderWith } from '#test/support/snapshot/snapshot-folder.ts'

vi.mock('node:fs', async (original) => (await import('#test/support/faults/watched-fs.ts')).watched(await original()))

const stages: string[] = []
const progress = { stage: (stage: string) => void stages.push(stage), reading() {} }

async function exportInto(folder: string, terms: readonly string[]): Promise<Outcome> {
  using lock = lockFolder(folder, 'export')
  const options = { out: folder, full: false, dryRun: false, allowMassDelete: true, asOf: '2026-10-01T00:00:00Z' }
  return await exportContent(heldSource({ terms }), lock, options, progress, { notAsked: 'the test has none' })
}

/** From the call on whose name and first argument fit. */
function failFrom(call: string, argument: RegExp): void {
  let failing = false
  watch.before = (name, [first]) => {
    failing ||= name === call && argument.test(String(first))
    if (failing) throw Object.assign(new Error('EIO: made by the test'), { code: 'EIO' })
  }
}

it('says that the next export begins by finishing what the disk stopped, and it does', async () => {
  const whole = folderWith({})
  await exportInto(whole, ['action', 'drama'])
  const folder = folderWith({})
  await exportInto(folder, ['action'])
  failFrom('renameSync', /drama/)
  const failure = exportInto(folder, ['action', 'drama']).finally(() => {
    watch.before = undefined
  })
  await expect(failure).rejects.toMatchObject({
    problems: [
      {
        message: 'The new snapshot could not be put in place: the file system says EIO.',
        hint: 'Mend that, then export again: it puts the rest in place before anything else.',
      },
    ],
  })
  expect(filesIn(folder)).toHaveProperty(['.staging/journal.json'])
  stages.length = 0
  expect(await exportInto(folder, ['action', 'drama'])).toMatchObject({ status: 'unchanged' })
  expect(stages[0]).toBe('swapping')
  expect(filesIn(folder)).toEqual(filesIn(whole))
})

it('leaves the old snapshot and nothing else when the disk stops it before', async () => {
  const folder = folderWith({})
  await exportInto(folder, ['action'])
  const before = filesIn(folder)
  failFrom('writeFileSync', /journal/)
  const failure = exportInto(folder, ['action', 'drama']).finally(() => {
    watch.before = undefined
  })
  await expect(failure).rejects.toThrow('EIO')
  expect(await exportInto(folder, ['action'])).toMatchObject({ status: 'unchanged' })
  expect(filesIn(folder)).toEqual(before)
})
