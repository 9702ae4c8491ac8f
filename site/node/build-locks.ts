/** Locks on the folders that a build changes: two builds at once would remove each other's files. */
import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { type Folders, tagCache } from './build-folders.ts'
import { removeHalfWritten } from './files.ts'

export interface LockedFolders extends Disposable {
  /** A folder for this build alone, on the file system of the output. It is removed with the lock. */
  readonly staging: string
}

const stagingName = /^build-[0-9a-f-]{36}$/

/**
 * Locks the output, the cache and the checkout. The lock of the output lies beside it: in it, it would be published, and in the
 * cache, a build with another cache would not see it.
 *
 * @throws ProblemError where another build is at work.
 */
export function lockFolders({ root, outputFolder, cacheFolder }: Folders): LockedFolders {
  const beside = `${outputFolder}.staging`
  if (lstatSync(beside, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ProblemError({
      message: `${beside} is no folder, and a build is prepared there.`,
      hint: 'Look at what it is, then remove it.',
    })
  using locks = new DisposableStack()
  locks.use(lock(beside, `--out ${outputFolder}`))
  locks.use(lock(cacheFolder, `--cache ${cacheFolder}`))
  // vite-ssg empties a folder of the checkout, `site/.vite-ssg-temp`, whatever the output is.
  locks.use(lock(join(root, '.cache/vite-ssg'), 'This checkout'))
  tagCache(cacheFolder)
  removeHalfWritten(cacheFolder)
  // Staging folders of builds that were killed.
  for (const name of readdirSync(beside)) if (stagingName.test(name)) discard(join(beside, name))
  // Not a temporary folder, which only this user could read: it becomes the output.
  const staging = join(beside, `build-${randomUUID()}`)
  mkdirSync(staging)
  locks.defer(() => discard(staging))
  const held = locks.move()
  return { staging, [Symbol.dispose]: () => held.dispose() }
}

const discard = (folder: string): void => rmSync(folder, { recursive: true, force: true })

function lock(folder: string, name: string): Disposable {
  try {
    return lockFolder(folder, 'build')
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const problems = error.problems.map((problem) => ({ ...problem, message: `${name}: ${problem.message}` }))
    throw new ProblemError(problems, { cause: error })
  }
}
