/** Puts the shards of a build together. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ProblemError, stopAt } from '#content/format/problem.ts'
import { checkFolders, type Folders } from './build-folders.ts'
import { lockFolders } from './build-locks.ts'
import { FileDigests } from './file-digests.ts'
import { writeFile } from './files.ts'
import { mergeStates } from './incremental/next-state.ts'
import type { BuildState } from './incremental/state.ts'
import { publishBuild } from './output/publish-build.ts'
import { type OutputFiles, readOutputList } from './output-files/output-list.ts'
import { Reporter } from './reporter.ts'
import type { Shard } from './shard.ts'

/** The state of a part's pages travels in the part, and is no file of the site. */
const partStateFile = '.pages.json'

interface Part {
  readonly shard: Shard
  readonly siteDigest: string
  readonly state: BuildState
}

export const writePartState = (staging: string, part: Part): void =>
  writeFile(join(staging, partStateFile), JSON.stringify(part))

interface Options extends Folders {
  readonly log: (line: string) => void
}

const nameAll = 'Name the folders of all parts, as --shard makes them.'
const buildAgain = 'Build all parts again, from the same commit and with the same options.'

/** @throws ProblemError where a part is missing, is not as its machine has made it, or is of another build. */
export function mergeShards(folders: readonly string[], options: Options): void {
  checkFolders(options)
  using locked = lockFolders(options)
  const { staging } = locked
  const digests = new FileDigests(options.cacheFolder)
  const lists = new Map(folders.map((folder) => [folder, readOutputList(folder)?.files ?? new Map<string, string>()]))
  const absent = folders.filter((folder) => !lists.get(folder)?.has(partStateFile))
  stopAt(absent.map((folder) => ({ message: `${folder} holds no part of a build`, hint: nameAll })))
  stopAt([...lists].flatMap(([folder, files]) => changedFiles(folder, files, digests)))
  // Written by this very program, so its form is known.
  const parts = folders.map((folder) => JSON.parse(readFileSync(join(folder, partStateFile), 'utf8')) as Part)
  assertOfOneBuild(parts)
  assertComplete(parts.map(({ shard }) => shard))
  const state = mergeStates(parts.map(({ state }) => state))
  copyParts(lists, staging)
  publishBuild({ options, staging, digests, report: new Reporter(options.log) }, new Map(), state)
}

function assertOfOneBuild(parts: readonly Part[]): void {
  if (new Set(parts.map(({ siteDigest }) => siteDigest)).size > 1)
    throw new ProblemError({
      message:
        'The parts are of different builds: not all are made from the same commit, with the same content, configuration and options',
      hint: buildAgain,
    })
}

function assertComplete(shards: readonly Shard[]): void {
  const [{ count } = { count: 1 }] = shards
  const indexes = new Set(shards.map(({ index }) => index))
  if (shards.some((shard) => shard.count !== count))
    throw new ProblemError({
      message: `The parts are of builds in ${shards.map((shard) => shard.count).join(' and ')} parts`,
      hint: buildAgain,
    })
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !indexes.has(index))
  if (missing.length > 0)
    throw new ProblemError({ message: `Of ${count} parts, ${missing.join(', ')} is missing`, hint: nameAll })
}

const changedFiles = (folder: string, files: OutputFiles, digests: FileDigests) =>
  [...files]
    .filter(([file, digest]) => digests.of(join(folder, file))?.digest !== digest)
    .map(([file]) => ({
      message: `${join(folder, file)} is not as its machine has made it`,
      hint: 'Fetch the part again.',
    }))

/** Parts overlap only in files that are the same in all of them. */
function copyParts(parts: ReadonlyMap<string, OutputFiles>, to: string): void {
  const copied = new Map<string, string>()
  for (const [folder, files] of parts) {
    for (const [file, digest] of files) {
      const before = copied.get(file)
      if (file === partStateFile || before === digest) continue
      if (before !== undefined)
        throw new ProblemError({
          message: `The parts are of different builds: each has another ${file}`,
          hint: buildAgain,
        })
      mkdirSync(dirname(join(to, file)), { recursive: true })
      copyFileSync(join(folder, file), join(to, file))
      copied.set(file, digest)
    }
  }
}
