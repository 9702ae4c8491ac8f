/** Moves a finished build into the folder that is served. */
import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stopAt } from '#content/format/problem.ts'
import { isPageData, uncompressedName } from '#content/schema/path.ts'
import { sha256, sha256OfFile } from '#content/snapshot/hash.ts'
import { listTree } from '#content/snapshot/list-tree.ts'
import type { FileDigests, FileIdentity } from '#site/node/file-digests.ts'
import { listFiles, writeFile } from '#site/node/files.ts'
import { listFile, type OutputFiles, printOutputList, readOutputList } from '#site/node/output-files/output-list.ts'
import { conflictingFiles } from './output-conflicts.ts'

export interface PublishOptions {
  /** The folder with what was built: beside the output, on the same file system. */
  readonly staging: string
  readonly output: string
  /** Files of the last output that stay. */
  readonly kept: OutputFiles
  readonly digests: FileDigests
}

export interface Published {
  /** Digest of the list of the files. */
  readonly digest: string
  readonly bytes: number
  /** Paths in the output that no build has put there. They stay. */
  readonly foreign: readonly string[]
}

/**
 * Moves a build over the last one, file by file: first what pages load, then pages. Then it removes what is no longer part of
 * the site, pages before what they load. Each step is a rename, so at every moment files are whole and every page has what it
 * needs. Meanwhile the list of files names those of both builds: if the build is stopped, the next one knows which are ours.
 *
 * @throws ProblemError where a file of others is in the way, before anything is changed; or where a file did not stay as it
 *   was published.
 */
export function publish({ staging, output, kept, digests }: PublishOptions): Published {
  const moved = new Map(listFiles(staging).map((file) => [file, stagedFile(join(staging, file))]))
  const next = new Map([...kept, ...[...moved].map(([file, { digest }]) => [file, digest] as const)])
  const list = printOutputList(next)
  const last = readOutputList(output)?.files ?? new Map<string, string>()
  const tree = listTree(output)
  const blocking = conflictingFiles(tree, last, next)
  if (existsSync(output)) {
    replaceList(staging, output, printOutputList(new Map([...last, ...next])))
    for (const file of blocking) remove(output, file)
    for (const file of [...moved.keys()].toSorted((a, b) => rank(a) - rank(b))) move(staging, output, file)
    const gone = [...last.keys()].filter((file) => tree.get(file) === 'file' && !next.has(file) && !blocking.has(file))
    for (const file of gone.toSorted((a, b) => rank(b) - rank(a))) remove(output, file)
  } else {
    writeFile(join(staging, listFile), list)
    mkdirSync(dirname(output), { recursive: true })
    renameSync(staging, output)
  }
  const bytes = bytesInPlace(output, next, moved, digests)
  replaceList(staging, output, list)
  const foreign = [...tree].filter(
    ([path, kind]) => kind !== 'folder' && !(kind === 'file' && (last.has(path) || path === listFile)),
  )
  return { digest: sha256(list), bytes, foreign: foreign.map(([path]) => path) }
}

interface StagedFile {
  readonly identity: FileIdentity
  readonly digest: string
}

function stagedFile(path: string): StagedFile {
  const { ino, size, mtimeNs } = lstatSync(path, { bigint: true })
  return { identity: { ino, size, mtimeNs }, digest: sha256OfFile(path) }
}

const rank = (file: string): number =>
  /^(?:assets|media)\//.test(file) ? 0 : isPageData(uncompressedName(basename(file))) ? 1 : 2

function replaceList(staging: string, output: string, list: string): void {
  writeFile(join(staging, listFile), list)
  renameSync(join(staging, listFile), join(output, listFile))
}

function move(staging: string, output: string, file: string): void {
  try {
    renameSync(join(staging, file), join(output, file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(join(output, file)), { recursive: true })
    renameSync(join(staging, file), join(output, file))
  }
}

/** Removes a file, and the folders that become empty. */
function remove(output: string, file: string): void {
  rmSync(join(output, file), { force: true })
  try {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) rmdirSync(join(output, folder))
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

/** @returns bytes of all files. @throws ProblemError unless every file is in the output as it was staged. */
function bytesInPlace(
  output: string,
  files: OutputFiles,
  moved: ReadonlyMap<string, StagedFile>,
  digests: FileDigests,
): number {
  let bytes = 0
  const lost: string[] = []
  for (const [file, digest] of files) {
    const path = join(output, file)
    const from = moved.get(file)
    const found = from ? digests.ofMoved(path, from.identity, digest) : digests.of(path)
    if (found?.digest === digest) bytes += found.size
    else lost.push(path)
  }
  stopAt(
    lost.map((path) => ({
      message: `${path} did not stay as it was published`,
      hint: 'Find out what else changes it, then build again.',
    })),
  )
  return bytes
}
