/** Originals as files: where each is, and of which type its bytes are. */
import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { mediaFolder } from '#content/snapshot/files.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'

/** Every type of file is known by its first bytes. In bytes. */
const sampleSize = 64 * 1024

/** MIME types of originals by the digest of their bytes, cached between builds. */
export class OriginalTypes {
  readonly #cacheFile: string
  readonly #before: Readonly<Record<string, string>>
  readonly #now: Record<string, string> = {}

  /** @param cacheFolder holds the types of the last build. */
  constructor(cacheFolder: string) {
    this.#cacheFile = join(cacheFolder, 'original-types.json')
    this.#before = (readCacheFile(this.#cacheFile) as Readonly<Record<string, string>> | undefined) ?? {}
  }

  /** The MIME type; empty where the bytes are of no known type. */
  async of(file: string, sha256: string): Promise<string> {
    const mime = this.#before[sha256] ?? (await fileTypeFromBuffer(beginningOf(file)))?.mime
    // One that is not known today may be tomorrow.
    if (mime === undefined) return ''
    this.#now[sha256] = mime
    return mime
  }

  /** Only types that were asked for are saved. */
  save(): void {
    if (JSON.stringify(this.#now) !== JSON.stringify(this.#before)) writeCacheFile(this.#cacheFile, this.#now)
  }
}

/**
 * The path of an original; undefined where it is no regular file. A link is none: it may lead to any file of the machine.
 *
 * @param folder of the content.
 */
export function originalFile(folder: string, name: string): string | undefined {
  const media = join(folder, mediaFolder)
  const isFolder = lstatSync(media, { throwIfNoEntry: false })?.isDirectory()
  const file = join(media, name)
  return isFolder && lstatSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

function beginningOf(file: string): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const sample = Buffer.allocUnsafe(sampleSize)
    return sample.subarray(0, readSync(descriptor, sample))
  } finally {
    closeSync(descriptor)
  }
}
