/** From a finished build to the folder that is served. */
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Target } from '../data/targets.ts'
import { filesBelow } from './files.ts'

/** The files of a page; compressed ones stand beside them. */
export const pageFiles = ['index.html', 'payload.json'] as const
const endings = ['', '.gz', '.br'] as const

/** Files, and what they may be compressed. */
export const withCompressed = (files: readonly string[]): string[] =>
  files.flatMap((file) => endings.map((ending) => file + ending))

/** Every file that the output may have of some pages. */
export const filesOf = (pages: readonly Target[]): string[] =>
  withCompressed(pages.flatMap(({ path }) => pageFiles.map((file) => join(path, file).slice('/'.length))))

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

/**
 * Moves a build over the last one, file by file: first what pages load, then pages, and last goes what is no longer there.
 * Each step is a rename, so whoever looks sees whole files, and every page has what it needs, at every moment.
 *
 * @param kept files of the last output that are as they should be.
 */
export function publish(staging: string, output: string, kept: Iterable<string>): void {
  if (!existsSync(output)) {
    mkdirSync(dirname(output), { recursive: true })
    renameSync(staging, output)
    return
  }
  const before = filesBelow(output)
  const files = filesBelow(staging)
  const folders = new Set(before.map((file) => dirname(file)))
  for (const file of files.toSorted((a, b) => rank(a) - rank(b))) {
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(join(output, folder), { recursive: true })
    folders.add(folder)
    renameSync(join(staging, file), join(output, file))
  }
  const wanted = new Set(files)
  for (const file of kept) wanted.add(file)
  for (const file of before) if (!wanted.has(file)) remove(output, file)
  rmSync(staging, { recursive: true })
}

const rank = (file: string): number => (/^(?:assets|media)\//.test(file) ? 0 : /payload\.json/.test(file) ? 1 : 2)

/** A file, and the folders that it leaves empty. */
function remove(output: string, file: string): void {
  rmSync(join(output, file))
  try {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) rmdirSync(join(output, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}
