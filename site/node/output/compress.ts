/** Compressed files beside the plain ones, for servers that send them as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sha256 } from '#content/snapshot/hash.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import { linkOrCopy, listFiles } from '#site/node/files.ts'
import type { PreviousBuild } from '#site/node/incremental/previous-build.ts'

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/
/** Many parts of a page are small files, which all phones pay for; what is smaller than this fits into any packet. */
const smallest = 256

/** For pages: a change of code compresses all of them again, so it must be cheap; a small window is enough for them. */
const quick = { gzip: 6, brotli: 7, window: 17 }
/** For files with a digest in their names, which are compressed once. */
const thorough = { gzip: 9, brotli: 11, window: 22 }

/** Digest of all that decides what a file is compressed to. */
export const compressionDigest = (): string =>
  sha256([readFileSync(import.meta.filename, 'utf8'), process.versions.zlib, process.versions.brotli].join('\n'))

/** Files with a digest in their names are taken from the last output, where it compressed them as this build would. */
export function compressFiles({ staging, report }: BuildRun, { state, output }: PreviousBuild): void {
  report.step('Compressing')
  const isSameCompression = state.compression === compressionDigest()
  for (const file of listFiles(staging).filter((name) => compressible.test(name))) {
    const path = join(staging, file)
    const bytes = readFileSync(path)
    if (bytes.length < smallest) continue
    const isHashed = file.startsWith('assets/')
    const [plain, ...compressed] = isHashed && isSameCompression ? output.filesOf([file]) : []
    if (plain?.[1] === sha256(bytes) && compressed.length === 2)
      for (const [name] of compressed) linkOrCopy(join(output.folder, name), join(staging, name))
    else compress(path, bytes, isHashed ? thorough : quick)
  }
}

/** One after another: for files as small as these, threads cost more than the work they share. */
function compress(path: string, bytes: Uint8Array, { gzip, brotli, window }: typeof quick): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: gzip }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
}
