/** Puts the parts of several machines together. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './files.ts'
import { publish } from './publish.ts'
import { forgetState, mergeStates, type State, stateFileIn, writeState } from './state.ts'

/** What is known of a part's pages travels in it, and is no file of the site. */
export const partStateFile = '.pages.json'

/** Parts do not overlap but in files that are the same in all of them; so they are copied over each other. */
export function mergeShards(parts: readonly string[], output: string, cacheFolder: string): void {
  const absent = parts.filter((part) => !existsSync(join(part, partStateFile)))
  if (parts.length === 0 || absent.length > 0)
    throw new Error(`--merge needs the folders of all parts, as --shard makes them. Not so: ${absent.join(', ')}`)
  // Each was written by this very program, at the end of a build.
  const state = mergeStates(parts.map((part) => readJson(join(part, partStateFile)) as State))
  const staging = `${output}.staging`
  rmSync(staging, { recursive: true, force: true })
  for (const part of parts) cpSync(part, staging, { recursive: true })
  rmSync(join(staging, partStateFile))
  if (!existsSync(join(staging, 'index.html'))) throw new Error('None of the parts has the home page: one is missing.')
  const stateFile = stateFileIn(cacheFolder)
  forgetState(stateFile)
  publish(staging, output, [])
  writeState(stateFile, state)
}
