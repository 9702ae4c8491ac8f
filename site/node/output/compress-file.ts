/** Compresses one file; also a thread of `compress.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Levels for pages: a change of code compresses all of them again, so it must be cheap; a window of 2^17 bytes is enough for them. */
const quick = { gzip: 6, brotli: 7, window: 17 }
/** Levels for files with a digest in their names, which are compressed once. */
const thorough = { gzip: 9, brotli: 11, window: 22 }

export interface CompressJob {
  readonly path: string
  readonly isHashed: boolean
}

export function compressFile({ path, isHashed }: CompressJob): void {
  const { gzip, brotli, window } = isHashed ? thorough : quick
  const bytes = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: gzip }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
}

export default (jobs: readonly CompressJob[]): void => jobs.forEach(compressFile)
