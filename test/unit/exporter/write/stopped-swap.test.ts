/** An export whose disk fails: what it says, and what the next one does. */
import { expect, it } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { fromSystemError } from '#exporter/disk-errors.ts'
import { exportContent, type Outcome } from '#exporter/export-content.ts'
import { watchFileSystem } from '#test/support/faults/watched-fs.ts'
import { heldSource } from '#test/support/snapshot/held-source.ts'
import { filesIn, folderWith } from '#test/support/snapshot/snapshot-folder.ts'

const stages: string[] = []
const progress = { stage: (stage: string) => void stages.push(stage), reading() {} }

async function exportInto(folder: string, terms: readonly string[]): Promise<Outcome> {
  using lock = lockFolder(folder, 'export')
  const options = { out: folder, full: false, dryRun: false, allowMassDelete: true, asOf: '2026-10-01T00:00:00Z' }
  return await exportContent(
    { source: heldSource({ terms }), ticketing: { reason: 'the test has none' } },
    lock,
    options,
    progress,
  )
}

/** From the call on whose name and first argument fit. @returns a function that mends the disk. */
function failFrom(call: string, argument: RegExp): () => void {
  let failing = false
  return watchFileSystem((name, [first]) => {
    failing ||= name === call && argument.test(String(first))
    if (failing) throw Object.assign(new Error('EIO: made by the test'), { code: 'EIO' })
  })
}

it('says that the next export begins by finishing what the disk stopped, and it does', async () => {
  const whole = folderWith({})
  await exportInto(whole, ['action', 'drama'])
  const folder = folderWith({})
  await exportInto(folder, ['action'])
  const mend = failFrom('renameSync', /drama/)
  const failure = exportInto(folder, ['action', 'drama']).finally(mend)
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
  const mend = failFrom('writeFileSync', /journal/)
  const failure = await exportInto(folder, ['action', 'drama']).catch((error: unknown) => error)
  mend()
  expect(fromSystemError(failure)).toMatchObject({
    problems: [
      {
        message: 'The snapshot could not be read or written: the file system says EIO.',
        hint: 'Look at the disk, then export again; the snapshot is as it was.',
      },
    ],
  })
  expect(await exportInto(folder, ['action'])).toMatchObject({ status: 'unchanged' })
  expect(filesIn(folder)).toEqual(before)
})
