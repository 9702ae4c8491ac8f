/** Whether a folder is one to export into: a snapshot's, or nobody's yet. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { ProblemError } from '#content/format/problem.ts'
import { stagingFolder } from '#content/snapshot/files.ts'
import { lockFile } from '#content/snapshot/folder-lock.ts'
import { describingFiles } from '#content/snapshot/names.ts'

const repository = resolve(import.meta.dirname, '../..')
const home = process.env['HOME'] ?? process.env['USERPROFILE']

/** What git, or an export that came to nothing, leaves in a folder that holds nothing yet. */
const ownTraces: ReadonlySet<string> = new Set([lockFile, stagingFolder, '.gitignore', '.gitattributes', '.gitkeep'])

/** @throws ProblemError when somebody else's files could stand there. */
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

/** One of the three is enough: another may have been deleted to have it made anew. */
const isSnapshotFolder = (folder: string): boolean => describingFiles.some((file) => existsSync(join(folder, file)))

function contains(folder: string, inner: string): boolean {
  const way = relative(folder, realpathSync(inner))
  return !isAbsolute(way) && !/^\.\.(?:$|[\\/])/.test(way)
}
