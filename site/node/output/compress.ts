/** Compressed files beside the plain ones, for servers that send them as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sha256 } from '#content/snapshot/hash.ts'
import { filesBelow } from '#site/node/files.ts'
import type { LastOutput } from './last-output.ts'
import { place } from './publish.ts'

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/
const smallest = 1024

/** As every page is made again with the code, its files must not cost much; a small window will do for them. */
const quick = { gzip: 6, brotli: 5, window: 17 }
/** Files with a digest in their names are compressed once and kept for ever. */
const thorough = { gzip: 9, brotli: 11, window: 22 }

/** Digest of all that decides what a file is compressed to. */
export const compressionKey = (): string =>
  sha256([readFileSync(import.meta.filename, 'utf8'), process.versions.zlib, process.versions.brotli].join('\n'))

/** @param last where files that have a digest in their names were compressed as they would be now; they are taken from there. */
export function compressBelow(folder: string, last: LastOutput | undefined): void {
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    const path = join(folder, file)
    const bytes = readFileSync(path)
    if (bytes.length < smallest) continue
    const isHashed = file.startsWith('assets/')
    const [plain, ...compressed] = (isHashed && last?.filesOf([file])) || []
    if (plain?.[1] === sha256(bytes) && compressed.length === 2)
      for (const [name] of compressed) place(join(last?.folder ?? '', name), join(folder, name))
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
