/** The artifact by which a night goes from the job that made it to the one that may publish it: a bundle of git, and what to say of it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { parseJson } from '#content/snapshot/parse-json.ts'
import { git } from '#review/git.ts'
import { badArtifactFile, readArtifactFile } from './artifact-file.ts'

const nightArtifact = z.strictObject({
  status: z.enum(['changed', 'quiet', 'blocked', 'failed']),
  /** The waiting night's commit when this one began. */
  waiting: z.string().optional(),
  commit: z.string().optional(),
  pull: z.strictObject({ branch: z.string(), base: z.string(), title: z.string(), body: z.string() }).optional(),
})
export type NightArtifact = z.output<typeof nightArtifact>

const folder = '.cache/night'
const origin = { writer: 'npm run nightly -- snapshot', artifact: 'night' } as const
const nightFile = { path: `${folder}/night.json`, ...origin } as const
const bundleFile = { path: `${folder}/night.bundle`, ...origin } as const

const ref = 'refs/nightly/commit'

/** @param base what the other job has already. */
export function packNight(top: string, base: string, night: NightArtifact): void {
  mkdirSync(join(top, folder), { recursive: true })
  writeFileSync(join(top, nightFile.path), `${JSON.stringify(night, null, 2)}\n`)
  if (night.commit === undefined) return
  git(top, ['update-ref', ref, night.commit])
  git(top, ['bundle', 'create', '--quiet', join(top, bundleFile.path), ref, `^${base}`])
}

/** @throws ProblemError where a file is missing, or is not what `packNight` writes. */
export function unpackNight(top: string): NightArtifact {
  const result = parseJson(readArtifactFile(top, nightFile).toString(), nightArtifact)
  if ('faults' in result) throw badArtifactFile(nightFile, `cannot be used: ${result.faults.join('; ')}`)
  const night = result.value
  if (night.commit === undefined) return night
  // git would take a file that is not there for a repository that it may not read.
  readArtifactFile(top, bundleFile)
  try {
    git(top, ['fetch', '--quiet', join(top, bundleFile.path), `${ref}:${ref}`])
  } catch (cause) {
    throw badArtifactFile(bundleFile, `cannot be used: ${(cause as Error).message}`, { cause })
  }
  return night
}

/** Puts the night's content in place of that of the checkout: for the jobs that build and test it. */
export function restoreNight(top: string): void {
  const { commit } = unpackNight(top)
  if (commit !== undefined) git(top, ['restore', `--source=${commit}`, '--worktree', '--', 'content'])
}
