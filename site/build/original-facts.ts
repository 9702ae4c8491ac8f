/** What originals are, by their bytes. All of them are read, but each only once as long as it is the same file. */
import { createHash } from 'node:crypto'
import { closeSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { mediaFolder } from '#content/snapshot/files.ts'
import { readJson, writeFile } from './files.ts'

export interface OriginalFacts {
  readonly bytes: number
  readonly sha256: string
  /** The MIME type that the bytes tell; empty where they tell none. */
  readonly mime: string
}

interface Known extends OriginalFacts {
  /** Changes with every change of the file, also where its size and time are put back. */
  readonly stamp: string
}

/** What was found when each was last read. */
export class KnownOriginals {
  readonly #cacheFile: string
  readonly #before: Readonly<Record<string, Known>>
  readonly #now: Record<string, Known> = {}

  constructor(cacheFile: string) {
    this.#cacheFile = cacheFile
    this.#before = (readJson(cacheFile) ?? {}) as Readonly<Record<string, Known>>
  }

  /** @param file as `originalFile` gives it. */
  async of(file: string): Promise<OriginalFacts> {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs } = lstatSync(file, { bigint: true })
    const stamp = [ino, size, mtimeNs, ctimeNs].join(' ')
    const before = this.#before[file]
    const facts = before?.stamp === stamp ? before : { stamp, bytes: Number(size), ...(await read(file)) }
    // A clock has its steps: what was written within the last of them may be written again and look the same.
    if (Date.now() - Number(ctimeMs) > 1000) this.#now[file] = facts
    return facts
  }

  /** Those that were asked for; others are forgotten. */
  keep(): void {
    if (JSON.stringify(this.#now) !== JSON.stringify(this.#before))
      writeFile(this.#cacheFile, JSON.stringify(this.#now))
  }
}

/**
 * The path of an original, if it is a file in the folder. A link is not: what it leads to may be any file of the machine.
 *
 * @param folder of the content.
 */
export function originalFile(folder: string, name: string): string | undefined {
  const media = join(folder, mediaFolder)
  const isFolder = lstatSync(media, { throwIfNoEntry: false })?.isDirectory()
  const file = join(media, name)
  return isFolder && lstatSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

async function read(file: string): Promise<Pick<OriginalFacts, 'sha256' | 'mime'>> {
  const hash = createHash('sha256')
  let mime: string | undefined
  for (const piece of piecesOf(file)) {
    hash.update(piece)
    mime ??= (await fileTypeFromBuffer(piece))?.mime ?? ''
  }
  return { sha256: hash.digest('hex'), mime: mime ?? '' }
}

/** Films are big: one piece after the other, each in the place of the last. A stream would cost five times as much. */
function* piecesOf(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r')
  const piece = Buffer.allocUnsafe(Math.min(fstatSync(descriptor).size, 1024 ** 2) || 1)
  try {
    for (let length = 1; length > 0; ) {
      length = readSync(descriptor, piece, 0, piece.length, null)
      if (length > 0) yield piece.subarray(0, length)
    }
  } finally {
    closeSync(descriptor)
  }
}
