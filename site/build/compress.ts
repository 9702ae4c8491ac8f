/** Compressed files beside the plain ones, for servers that send them as they are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import PQueue from 'p-queue'
import { filesBelow } from './files.ts'
import { place } from './publish.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/
const smallest = 1024

/** Files with a digest in their name are the same as in the last build; theirs are taken from there. */
export async function compressBelow(folder: string, before: string): Promise<void> {
  const queue = new PQueue({ concurrency: availableParallelism() })
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    const isHashed = /^(?:assets|search)\//.test(file)
    if (isHashed && existsSync(join(before, `${file}.br`))) {
      for (const ending of ['.br', '.gz']) place(join(before, file + ending), join(folder, file + ending))
    } else void queue.add(() => compress(join(folder, file), isHashed))
  }
  await queue.onIdle()
}

/** What is compressed once and kept for ever may take its time; pages are many, and small: a small window will do. */
async function compress(path: string, isHashed: boolean): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isHashed ? 11 : 5,
    [constants.BROTLI_PARAM_LGWIN]: isHashed ? 22 : 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [gz, br] = await Promise.all([toGzip(bytes, { level: isHashed ? 9 : 6 }), toBrotli(bytes, { params })])
  writeFileSync(`${path}.gz`, gz)
  writeFileSync(`${path}.br`, br)
}
