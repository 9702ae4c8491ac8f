/** Puts the parts of several machines together. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exchange } from './publish.ts'
import { forgetState } from './state.ts'

/** Parts do not overlap but in files that are the same in all of them; so they are copied over each other. */
export function mergeShards(parts: readonly string[], output: string, stateFile: string): void {
  const absent = parts.filter((part) => !existsSync(part))
  if (parts.length === 0 || absent.length > 0)
    throw new Error(`--merge needs the folders of all parts. Missing: ${absent.join(', ')}`)
  const staging = `${output}.staging`
  rmSync(staging, { recursive: true, force: true })
  for (const part of parts) cpSync(part, staging, { recursive: true })
  if (!existsSync(join(staging, 'index.html'))) throw new Error('None of the parts has the home page: one is missing.')
  forgetState(stateFile)
  exchange(staging, output)
}
