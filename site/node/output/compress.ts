/** Compressed files beside the plain ones, for servers that send them as they are. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sha256, sha256OfFile } from '#content/snapshot/hash.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import { linkOrCopy, listFiles } from '#site/node/files.ts'
import type { PreviousBuild } from '#site/node/incremental/previous-build.ts'
import { batchesOf } from '#site/node/threads/batches.ts'
import { shareJobs, startThreads } from '#site/node/threads/threads.ts'
import compressBatch, { type CompressJob, compressFile } from './compress-file.ts'

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/
/** Bytes. Many parts of a page are small files, which all phones pay for; what is smaller than this fits into any packet. */
const smallest = 256

const compressor = new URL('./compress-file.ts', import.meta.url)

/** Digest of all that decides what a file is compressed to. */
export const compressionDigest = (): string =>
  sha256([readFileSync(compressor, 'utf8'), process.versions.zlib, process.versions.brotli].join('\n'))

/** Files with a digest in their names are taken from the last output, where it compressed them as this build would. */
export async function compressFiles(
  { staging, report, options }: BuildRun,
  { state, output }: PreviousBuild,
): Promise<void> {
  report.step('Compressing')
  const isSameCompression = state.compression === compressionDigest()
  const isKept = (file: string, path: string): boolean => {
    const [plain, ...compressed] = isSameCompression ? output.filesOf([file]) : []
    if (plain?.[1] !== sha256OfFile(path) || compressed.length !== 2) return false
    for (const [name] of compressed) linkOrCopy(join(output.folder, name), join(staging, name))
    return true
  }
  const jobs = listFiles(staging).flatMap((file): CompressJob[] => {
    const path = join(staging, file)
    if (!compressible.test(file) || statSync(path).size < smallest) return []
    const isHashed = file.startsWith('assets/')
    return isHashed && isKept(file, path) ? [] : [{ path, isHashed }]
  })
  await compressAll(jobs, options.threads)
}

/** Files that a thread is given at a time. */
const filesPerBatch = 50

/** Compresses in threads, or one after another where the files are few: threads cost more than the work they share. */
async function compressAll(jobs: readonly CompressJob[], threads: number): Promise<void> {
  await using pool = startThreads<readonly CompressJob[], void>({ module: compressor, items: jobs.length, threads })
  if (pool) await shareJobs(batchesOf(jobs, filesPerBatch), pool, compressBatch)
  else jobs.forEach(compressFile)
}
