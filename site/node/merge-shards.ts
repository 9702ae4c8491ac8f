/** Puts the shards of a build together. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stopAt } from '#content/format/problem.ts'
import { checkFolders, type Folders } from './build-folders.ts'
import { lockFolders } from './build-locks.ts'
import { FileDigests } from './file-digests.ts'
import { writeFile } from './files.ts'
import { mergeStates } from './incremental/next-state.ts'
import type { BuildState } from './incremental/state.ts'
import { publishBuild } from './output/publish-build.ts'
import { type OutputFiles, readOutputList } from './output-files/output-list.ts'
import { Reporter } from './reporter.ts'

/** The state of a part's pages travels in the part, and is no file of the site. */
const partStateFile = '.pages.json'

export const writePartState = (staging: string, state: BuildState): void =>
  writeFile(join(staging, partStateFile), JSON.stringify(state))

interface Options extends Folders {
  readonly log: (line: string) => void
}

/** @throws where a part is missing, is not as its machine has made it, or is of another build. */
export function mergeShards(folders: readonly string[], options: Options): void {
  checkFolders(options)
  using locked = lockFolders(options)
  const { staging } = locked
  const digests = new FileDigests(options.cacheFolder)
  const lists = new Map(folders.map((folder) => [folder, readOutputList(folder)?.files ?? new Map<string, string>()]))
  const absent = folders.filter((folder) => !lists.get(folder)?.has(partStateFile))
  if (folders.length === 0 || absent.length > 0)
    throw new Error(`--merge needs the folders of all parts, as --shard makes them. Not so: ${absent.join(', ')}`)
  stopAt([...lists].flatMap(([folder, files]) => changedFiles(folder, files, digests)))
  // Written by this very program, so its form is known.
  const state = mergeStates(
    folders.map((part) => JSON.parse(readFileSync(join(part, partStateFile), 'utf8')) as BuildState),
  )
  copyParts(lists, staging)
  if (!existsSync(join(staging, 'index.html'))) throw new Error('None of the parts has the home page: one is missing.')
  publishBuild({ options, staging, digests, report: new Reporter(options.log) }, new Map(), state)
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
      if (before !== undefined) throw new Error(`The parts are of different builds: each has another ${file}.`)
      mkdirSync(dirname(join(to, file)), { recursive: true })
      copyFileSync(join(folder, file), join(to, file))
      copied.set(file, digest)
    }
  }
}
