/** From a finished build to the folder that is served. */
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Target } from '../data/targets.ts'

/** The files of a page; compressed ones stand beside them. */
export const pageFiles = ['index.html', 'payload.json'] as const
const endings = ['', '.gz', '.br'] as const

/** Brings the pages that are still right into the new folder. No file is ever written in place, so links are safe. */
export function carryOver(from: string, to: string, targets: readonly Target[]): void {
  for (const { path } of targets) {
    mkdirSync(join(to, path), { recursive: true })
    for (const file of pageFiles) {
      for (const ending of endings) place(join(from, path, file + ending), join(to, path, file + ending))
    }
  }
}

/** A second name for a file, or a copy where the file system has none. */
export function place(from: string, to: string): void {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    copyFileSync(from, to)
  }
}

/** Two renames: whoever looks sees the old site, for a moment none, or the new one, and never a mixture. */
export function exchange(staging: string, output: string): void {
  const old = `${output}.old`
  rmSync(old, { recursive: true, force: true })
  mkdirSync(dirname(output), { recursive: true })
  if (existsSync(output)) renameSync(output, old)
  renameSync(staging, output)
  rmSync(old, { recursive: true, force: true })
}
