/** Compressed files beside the plain ones, for servers that send them as they are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from './files.ts'
import { place } from './publish.ts'

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/
const smallest = 1024

/** As every page is made again with the code, its files must not cost much; a small window will do for them. */
const quick = { gzip: 6, brotli: 5, window: 17 }
/** Files with a digest in their names are compressed once and kept for ever. */
const thorough = { gzip: 9, brotli: 11, window: 22 }

/** Files with a digest in their name are the same as in the last build; theirs are taken from there. */
export function compressBelow(folder: string, before: string): void {
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    const isHashed = file.startsWith('assets/')
    if (isHashed && existsSync(join(before, `${file}.br`))) {
      for (const ending of ['.br', '.gz']) place(join(before, file + ending), join(folder, file + ending))
    } else compress(join(folder, file), isHashed ? thorough : quick)
  }
}

/** One after another: for files as small as these, threads cost more than the work they share. */
function compress(path: string, { gzip, brotli, window }: typeof quick): void {
  const bytes = readFileSync(path)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: gzip }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
}
