/** Reads the entries of a content of which nothing is kept yet, in several threads: parsing them is a third of a clean build. */
import { existsSync } from 'node:fs'
import { readConsistentlySync } from '#content/snapshot/consistent-read.ts'
import { entriesFolder } from '#content/snapshot/files.ts'
import { itemsOf } from '#content/snapshot/inventory.ts'
import type { ProseStore } from '#site/node/prose/prose-store.ts'
import { batchesOf } from '#site/node/threads/batches.ts'
import { shareJobs, startThreads } from '#site/node/threads/threads.ts'
import type { Row } from './entry-row.ts'
import { createReader, type ReadJob, type ReadResult, type ReadRow } from './read-ahead-thread.ts'

interface Options {
  readonly folder: string
  readonly cacheFile: string
  readonly prose: ProseStore
  readonly threads: number
}

/** Files: enough for the way between threads not to count, and so few that what is read is garbage while it is young. */
const filesPerBatch = 10

/**
 * By file. A file that is no entry, has changed since or is gone, is left to `readContent`, which reads the bytes of all of them again.
 * Nothing is read where there is an index: then few files are new.
 */
export async function readAhead(options: Options): Promise<ReadonlyMap<string, Row>> {
  const batches = existsSync(options.cacheFile) ? [] : await readBatches(options)
  return new Map(batches.flatMap((rows) => JSON.parse(new TextDecoder().decode(rows)) as readonly ReadRow[]))
}

async function readBatches({ folder, prose, threads }: Options): Promise<readonly ReadResult['rows'][]> {
  const batches: ReadResult['rows'][] = []
  // A folder of entries may go while it is listed.
  const items = readConsistentlySync(folder, () => itemsOf(folder, entriesFolder))
  const files = items.filter(({ kind }) => kind === 'file').map(({ file }) => file)
  const module = new URL('./read-ahead-thread.ts', import.meta.url)
  await using pool = startThreads<ReadJob, ReadResult>({ module, items: files.length, threads })
  if (!pool) return batches
  const take = (result: ReadResult): void => {
    for (const row of result.prose) prose.keep(row)
    batches.push(result.rows)
  }
  const jobs = batchesOf(files, filesPerBatch).map((files): ReadJob => ({ folder, files }))
  await shareJobs(jobs, pool, createReader(), take)
  return batches
}
