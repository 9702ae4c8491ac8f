/** Originals as files: where each is, and of which type its bytes are. */

import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { ownValue } from '#content/schema/own-value.ts'
import { mediaFolder } from '#content/snapshot/files.ts'
import { readCacheFile, writeCacheFile } from '#site/node/cache-file.ts'

/** Bytes from the start of a file, by which its type is known. */
const sampleSize = 64 * 1024

interface CachedTypes {
  /** Digest of what has detected them: what another version has detected is detected anew. */
  readonly detector: string
  /** sha256 of the bytes → MIME type. */
  readonly types: Readonly<Record<string, string>>
}

/** MIME types of originals by the digest of their bytes, cached between builds. */
export class OriginalTypes {
  readonly #cacheFile: string
  readonly #detector: string
  readonly #cached: CachedTypes | undefined
  readonly #before: CachedTypes['types']
  readonly #now: Record<string, string> = {}

  /** @param cacheFolder holds the types of the last build. @param detector digest of what detects them. */
  constructor(cacheFolder: string, detector: string) {
    this.#cacheFile = join(cacheFolder, 'original-types.json')
    this.#detector = detector
    this.#cached = readCacheFile(this.#cacheFile) as CachedTypes | undefined
    this.#before = this.#cached?.detector === detector ? this.#cached.types : {}
  }

  /** The MIME type; empty where the bytes are of no known type. */
  async of(file: string, sha256: string): Promise<string> {
    const mime = ownValue(this.#before, sha256) ?? (await fileTypeFromBuffer(beginningOf(file)))?.mime
    // One that is not known today may be tomorrow.
    if (mime === undefined) return ''
    this.#now[sha256] = mime
    return mime
  }

  /** Only types that were asked for are saved. */
  save(): void {
    const next: CachedTypes = { detector: this.#detector, types: this.#now }
    if (JSON.stringify(next) !== JSON.stringify(this.#cached)) writeCacheFile(this.#cacheFile, next)
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
