/** Reads two snapshots, from revisions or folders, and compares them. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '#site/config.ts'
import { makeReport } from './make-report.ts'
import type { ReportOptions } from './options.ts'
import type { Report } from './report.ts'
import { blobsOfFolder, blobsOfRevision, differingFiles } from './snapshots/differing-files.ts'
import { changedFiles, commitOf } from './snapshots/git.ts'
import { readFolder, readRevision } from './snapshots/read-side.ts'
import type { Side } from './snapshots/side.ts'
import { withUnreadable } from './snapshots/with-pages.ts'

export interface ComparedSides {
  readonly report: Report
  readonly base: Side
  readonly head: Side
}

interface Options extends Pick<ReportOptions, 'base' | 'head' | 'content'> {
  /** Top folder of the repository whose revisions are meant. */
  readonly top: string
  readonly config: SiteConfig
  /** Name by which the head will be found later, if it is a folder that goes. */
  readonly headName?: string
}

/** Folder of the repository that has this code. */
export const root = resolve(import.meta.dirname, '..')

/** The folder in which what was read before is kept. */
export const cacheIn = (top: string): string => join(top, '.cache/review')

/** @throws ProblemError where one of the two is no snapshot. */
export function readAndCompare({ base, head, content, top, config, headName }: Options): ComparedSides {
  const reading = { root, top, config, cache: cacheIn(top) }
  const read = readRevision(base, content, reading)
  const isFolder = existsSync(head) && statSync(head).isDirectory()
  const found = isFolder ? readFolder(resolve(head), reading) : readRevision(head, content, reading)
  const readHead = headName === undefined ? found : { ...found, name: headName }
  const [before, after] = [withUnreadable(read, readHead, config), withUnreadable(readHead, read, config)]
  const differing = differingFiles(
    blobsOfRevision(top, read.commit ?? base, content),
    isFolder ? blobsOfFolder(top, resolve(head)) : blobsOfRevision(top, found.commit ?? head, content),
  )
  const files = { schemaFiles: schemaFiles(top, before, after), snapshotFiles: differing }
  const report = makeReport({ base: before, head: after, config, ...files })
  return { report, base: before, head: after }
}

/** A folder's schema is that of the present commit. */
function schemaFiles(top: string, base: Side, head: Side): string[] {
  const folders = ['content/schema', 'content/format']
  return changedFiles(top, base.commit ?? 'HEAD', head.commit ?? commitOf(top, 'HEAD'), folders)
}
