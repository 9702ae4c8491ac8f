/** Compressed files beside the plain ones, for servers that send them as they are. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import PQueue from 'p-queue'
import { filesBelow, writeFile } from './files.ts'
import { place } from './publish.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/
const smallest = 1024

/** Files with a digest in their name are the same as in the last build; theirs are taken from there. */
export async function compressBelow(folder: string, before: string): Promise<void> {
  const queue = new PQueue({ concurrency: availableParallelism() })
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    const isHashed = file.startsWith('assets/')
    if (isHashed && existsSync(join(before, `${file}.br`))) {
      for (const ending of ['.br', '.gz']) place(join(before, file + ending), join(folder, file + ending))
    } else void queue.add(() => compress(join(folder, file), isHashed))
  }
  await queue.onIdle()
}

/** What is compressed once and kept for ever may take its time; pages are many. */
async function compress(path: string, isHashed: boolean): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < smallest) return
  const quality = isHashed ? 11 : 5
  const [gz, br] = await Promise.all([
    toGzip(bytes, { level: isHashed ? 9 : 6 }),
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ])
  writeFile(`${path}.gz`, gz)
  writeFile(`${path}.br`, br)
}
