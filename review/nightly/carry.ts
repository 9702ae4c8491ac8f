/** Carries a night from the job that made it to the one that may publish it: a bundle of git, and what to say of it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { git } from '#review/snapshots/git.ts'

const carried = z.strictObject({
  status: z.enum(['changed', 'quiet', 'blocked', 'failed']),
  /** The waiting night's commit when this one began. */
  waiting: z.string().optional(),
  commit: z.string().optional(),
  pull: z.strictObject({ branch: z.string(), base: z.string(), title: z.string(), body: z.string() }).optional(),
})
export type Carried = z.output<typeof carried>

export const carriedFolder = (top: string): string => join(top, '.cache/night')

const ref = 'refs/nightly/commit'

/** @param base what the other job has already. */
export function packNight(top: string, base: string, night: Carried): void {
  const folder = carriedFolder(top)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'night.json'), `${JSON.stringify(night, null, 2)}\n`)
  if (night.commit === undefined) return
  git(top, ['update-ref', ref, night.commit])
  git(top, ['bundle', 'create', '--quiet', join(folder, 'night.bundle'), ref, `^${base}`])
}

/** @throws ZodError where the file is not what `packNight` writes. */
export function unpackNight(top: string): Carried {
  const folder = carriedFolder(top)
  const night = carried.parse(JSON.parse(readFileSync(join(folder, 'night.json'), 'utf8')))
  if (night.commit !== undefined) git(top, ['fetch', '--quiet', join(folder, 'night.bundle'), `${ref}:${ref}`])
  return night
}

/** Puts the night's content in place of that of the checkout: for the jobs that build and test it. */
export function restoreNight(top: string): void {
  const { commit } = unpackNight(top)
  if (commit !== undefined) git(top, ['restore', `--source=${commit}`, '--worktree', '--', 'content'])
}
