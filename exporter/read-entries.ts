/** Reads entries of the CMS, with their files, into the working snapshot. */
import PQueue from 'p-queue'
import { entryKey } from '#content/schema/entry-key.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
import type { Staging } from '#content/snapshot/swap/staging.ts'
import { toEntry } from './map/to-entry.ts'
import { readFile } from './media/read-file.ts'
import type { ExportProblem } from './problem.ts'
import type { Progress } from './progress.ts'
import type { Plan, Revisions } from './reconcile.ts'
import type { Source, SourceDocument } from './sources/source.ts'
import { currentFileEntry } from './trusted-revisions.ts'
import type { EntryAsRead, WorkingSnapshot } from './working-snapshot.ts'

/** Documents that are mapped at the same time, each with its file in memory. */
const atOnce = 2

/** The source, the old snapshot and the working one. */
export interface Reading {
  readonly source: Source
  readonly before: Snapshot
  readonly staging: Staging
  readonly working: WorkingSnapshot
}

/** @param read of a plan. @returns the keys of entries that the CMS listed, and did not hand out. */
export async function readEntries(
  reading: Reading,
  read: Plan['read'],
  listed: Revisions,
  progress: Progress,
): Promise<readonly string[]> {
  const { source, working } = reading
  const isPublished = (key: string) => listed.has(key) || working.entries().has(key)
  const queue = new PQueue({ concurrency: atOnce })
  const readDocument = async (document: SourceDocument) => {
    try {
      working.put(entryKey(document), await entryOf(reading, document, isPublished))
    } catch (error) {
      // Nothing is begun after a failure. What is under way ends at the staging, which takes nothing more then.
      queue.pause()
      throw error
    }
  }
  const notHandedOut: string[] = []
  for (const [type, ids] of read) {
    const missing = new Set(ids)
    progress.reading(type, 0, ids.length)
    for await (const batch of source.fetch(type, ids)) {
      await queue.addAll(batch.map((document) => () => readDocument(document)))
      for (const { id } of batch) missing.delete(id)
      progress.reading(type, ids.length - missing.size, ids.length)
    }
    for (const id of missing) notHandedOut.push(entryKey({ type, id }))
  }
  for (const key of notHandedOut) working.putOff(key)
  return notHandedOut
}

async function entryOf(
  { source, before, staging }: Reading,
  document: SourceDocument,
  isPublished: (key: string) => boolean,
): Promise<EntryAsRead> {
  const { revision } = document
  const problems: ExportProblem[] = []
  const report = (problem: ExportProblem) => problems.push(problem)
  const current = currentFileEntry(before, entryKey(document), revision)
  const measured = document.type === 'file' ? await readFile({ source, staging, report }, document, current) : {}
  return { ...toEntry(document, { readers: source.readers, isPublished, report }, measured), revision, problems }
}
