/**
 * Digests of files by what is in them, with which a build can afford to look at everything it relies on: a file is read only
 * where its inode says that it may have changed. As in git's index, times of change are believed, as no program can set
 * them, but not where they are so young, or so coarse, that a second change could have the same one.
 */
import { type BigIntStats, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#content/snapshot/hash.ts'
import { readCacheFile, writeCacheFile } from './cache-file.ts'

interface Known {
  readonly inode: string
  readonly digest: string
}

export interface FileFacts {
  /** sha256 of its bytes. */
  readonly digest: string
  readonly size: number
}

/** Many times the step in which file systems count time, unless they count whole seconds. In milliseconds. */
const youngest = 100

export class FileDigests {
  readonly #cacheFile: string
  readonly #before: Readonly<Record<string, Known>>
  readonly #now = new Map<string, Known>()

  /** @param cacheFolder keeps them from one build to the next. */
  constructor(cacheFolder: string) {
    this.#cacheFile = join(cacheFolder, 'files.json')
    this.#before = (readCacheFile(this.#cacheFile) as Readonly<Record<string, Known>> | undefined) ?? {}
  }

  /** Of a regular file; nothing where there is none, or something else. */
  of(path: string): FileFacts | undefined {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stats?.isFile()) return undefined
    const known = this.#now.get(path) ?? this.#before[path]
    const digest = known?.inode === inodeOf(stats) ? known.digest : sha256(readFileSync(path))
    this.#note(path, stats, digest)
    return { digest, size: Number(stats.size) }
  }

  /** The same of a file that was just moved here, which changes nothing of it but the time: so it is not read again. */
  ofMoved(path: string, before: BigIntStats, digest: string): FileFacts | undefined {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    const isSame = stats?.ino === before.ino && stats.size === before.size && stats.mtimeNs === before.mtimeNs
    if (!isSame) return this.of(path)
    this.#note(path, stats, digest)
    return { digest, size: Number(stats.size) }
  }

  /** Those that were asked for; the rest is forgotten. */
  keep(): void {
    writeCacheFile(this.#cacheFile, Object.fromEntries(this.#now))
  }

  #note(path: string, stats: BigIntStats, digest: string): void {
    const isYoung = Number(stats.ctimeMs) > Date.now() - youngest
    const isCoarse = stats.ctimeNs % 1_000_000_000n === 0n
    this.#now.set(path, { inode: isYoung || isCoarse ? '' : inodeOf(stats), digest })
  }
}

const inodeOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string => [dev, ino, size, mtimeNs, ctimeNs].join()
