/** Checks that a folder can be exported into: one that holds a snapshot, or nothing yet. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { stagingFolder } from '#content/snapshot/files.ts'
import { lockFile } from '#content/snapshot/folder-lock.ts'
import { describingFiles } from '#content/snapshot/names.ts'

const repository = resolve(import.meta.dirname, '../..')
const home = process.env['HOME'] ?? process.env['USERPROFILE']

/** Files that git or a failed export leaves in a folder without a snapshot. */
const ownTraces: ReadonlySet<string> = new Set([lockFile, stagingFolder, '.gitignore', '.gitattributes', '.gitkeep'])

/** @throws ProblemError when the folder may hold other files. */
export function checkOutFolder(given: string): void {
  const out = resolve(given)
  if (!lstatSync(out, { throwIfNoEntry: false })) return
  if (!statSync(out, { throwIfNoEntry: false })?.isDirectory())
    throw new ProblemError({
      message: `--out: ${out} is no folder.`,
      hint: 'Name a folder, or a path where there is nothing yet.',
    })
  const folder = realpathSync(out)
  const held = [repository, home].find((inner) => inner && existsSync(inner) && contains(folder, inner))
  if (held !== undefined || existsSync(join(folder, '.git')))
    throw new ProblemError({
      message: `--out: ${out} holds more than a snapshot: ${held ?? 'a repository of git'}.`,
      hint: 'Name a folder for the snapshot alone, such as content.',
    })
  if (folder === join(realpathSync(repository), 'content') || isSnapshotFolder(folder)) return
  const stranger = readdirSync(folder).find((name) => !ownTraces.has(name))
  if (stranger !== undefined)
    throw new ProblemError({
      message: `--out: ${out} holds ${stranger}, and no snapshot.`,
      hint: 'Name an empty folder, or one that was exported into before; if this one was, restore its snapshot.json.',
    })
}

/** Whether a folder holds a snapshot: one of the three files is enough, as another may have been deleted to be made again. */
const isSnapshotFolder = (folder: string): boolean => describingFiles.some((file) => existsSync(join(folder, file)))

function contains(folder: string, inner: string): boolean {
  const way = relative(folder, realpathSync(inner))
  return !isAbsolute(way) && !/^\.\.(?:$|[\\/])/.test(way)
}
