/** Puts the parts of several machines together. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stopAt } from '#content/format/problem.ts'
import { checkFolders, type Folders } from '#site/node/build-folders.ts'
import { holdFolders } from '#site/node/build-locks.ts'
import { FileDigests } from '#site/node/file-digests.ts'
import { mergeStates, type State, stateFileIn } from '#site/node/incremental/state.ts'
import { type OutputFiles, readOutputList } from '#site/node/output/output-list.ts'
import { publishKnown } from '#site/node/output/publish-known.ts'
import { Reporter } from '#site/node/reporter.ts'

/** What is known of a part's pages travels in it, and is no file of the site. */
export const partStateFile = '.pages.json'

interface Options extends Folders {
  readonly log: (line: string) => void
}

/** @throws where a part is missing, is not as its machine has made it, or is of another build. */
export function mergeShards(folders: readonly string[], options: Options): void {
  const { outputFolder, cacheFolder } = options
  checkFolders(options)
  using held = holdFolders(options)
  const { staging } = held
  const digests = new FileDigests(cacheFolder)
  const lists = new Map(folders.map((folder) => [folder, readOutputList(folder)?.files ?? new Map<string, string>()]))
  const absent = folders.filter((folder) => !lists.get(folder)?.has(partStateFile))
  if (folders.length === 0 || absent.length > 0)
    throw new Error(`--merge needs the folders of all parts, as --shard makes them. Not so: ${absent.join(', ')}`)
  stopAt([...lists].flatMap(([folder, files]) => changedFiles(folder, files, digests)))
  // Each was written by this very program, at the end of a build.
  const state = mergeStates(folders.map((part) => JSON.parse(readFileSync(join(part, partStateFile), 'utf8')) as State))
  copyParts(lists, staging)
  if (!existsSync(join(staging, 'index.html'))) throw new Error('None of the parts has the home page: one is missing.')
  const stateFile = stateFileIn(cacheFolder)
  const report = new Reporter(options.log)
  publishKnown({ staging, output: outputFolder, kept: new Map(), digests, stateFile, report }, state)
}

const changedFiles = (folder: string, files: OutputFiles, digests: FileDigests) =>
  [...files]
    .filter(([file, digest]) => digests.of(join(folder, file))?.digest !== digest)
    .map(([file]) => ({
      message: `${join(folder, file)} is not as its machine has made it`,
      hint: 'Fetch the part again.',
    }))

/** They do not overlap but in files that are the same in all of them. */
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
