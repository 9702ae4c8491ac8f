import { copyFileSync, lstatSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sha256 } from '#content/snapshot/hash.ts'
import { FileDigests } from '#site/node/file-digests.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** What is known of a file that has stood there for a while. */
async function known() {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  writeFileSync(file, 'old')
  await setTimeout(150)
  const digests = new FileDigests(folder)
  expect(digests.of(file)).toEqual({ digest: sha256('old'), size: 3 })
  digests.save()
  return { folder, file, times: lstatSync(file) }
}

it('sees a change of the same length, whatever times the file is given', async () => {
  const { folder, file, times } = await known()
  writeFileSync(file, 'new')
  utimesSync(file, times.atime, times.mtime)
  expect(new FileDigests(folder).of(file)?.digest).toBe(sha256('new'))
})

it('sees that another file has taken its place, as an archive puts it there', async () => {
  const { folder, file, times } = await known()
  const other = join(folder, 'other')
  writeFileSync(other, 'new')
  utimesSync(other, times.atime, times.mtime)
  renameSync(other, file)
  expect(new FileDigests(folder).of(file)?.digest).toBe(sha256('new'))
})

it('does not believe the times of a file that has just been written', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  for (let round = 0; round < 50; round++) {
    writeFileSync(file, `old ${round % 10}`)
    const digests = new FileDigests(folder)
    digests.of(file)
    digests.save()
    writeFileSync(file, `new ${round % 10}`)
    expect(new FileDigests(folder).of(file)?.digest).toBe(sha256(`new ${round % 10}`))
  }
})

it('knows regular files only', () => {
  const folder = temporaryFolder()
  symlinkSync('/etc/hostname', join(folder, 'link'))
  const digests = new FileDigests(folder)
  expect([digests.of(join(folder, 'link')), digests.of(folder), digests.of(join(folder, 'none'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('reads a moved file again unless it is the very one', () => {
  const folder = temporaryFolder()
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  writeFileSync(from, 'old')
  const stats = lstatSync(from, { bigint: true })
  copyFileSync(from, to)
  writeFileSync(to, 'new')
  expect(new FileDigests(folder).ofMoved(to, stats, sha256('old'))?.digest).toBe(sha256('new'))
  renameSync(from, to)
  expect(new FileDigests(folder).ofMoved(to, stats, sha256('old'))?.digest).toBe(sha256('old'))
})
