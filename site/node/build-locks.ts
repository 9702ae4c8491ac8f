/** Two builds at once would take each other's files away, so each holds what it changes for itself. */
import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { type Folders, tagCache } from './build-folders.ts'

export interface HeldFolders extends Disposable {
  /** A folder of this build's own, on the file system of the output; it goes with the lock. */
  readonly staging: string
}

const stagingName = /^build-[0-9a-f-]{36}$/

/**
 * Whoever has another cache, or another folder for temporary files, is shut out of an output all the same: its lock lies
 * beside it. The output itself would have it published.
 *
 * @throws ProblemError where another build is at work.
 */
export function holdFolders({ root, outputFolder, cacheFolder }: Folders): HeldFolders {
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
  // Of builds that were killed.
  for (const name of readdirSync(beside)) if (stagingName.test(name)) discard(join(beside, name))
  // It becomes the output, so it is not for this user only, as temporary folders are.
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
