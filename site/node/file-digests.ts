/**
 * Digests of files, cached by inode, so that a build can afford to check every file that it relies on. A file is read only where
 * its inode says that it may have changed. As in git's index, times of change are trusted, as no program can set them, but
 * not those that are so young, or so coarse, that a second change could have the same time.
 */

import { type BigIntStats, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '#content/schema/own-value.ts'
import { sha256OfFile } from '#content/snapshot/hash.ts'
import { readCacheFile, writeCacheFile } from './cache-file.ts'

interface Known {
  readonly inode: string
  readonly digest: string
}

export interface FileInfo {
  /** sha256 of its bytes. */
  readonly digest: string
  /** Bytes. */
  readonly size: number
}

/** The facts of a file that a rename leaves as they are. */
export type FileIdentity = Pick<BigIntStats, 'ino' | 'size' | 'mtimeNs'>

/** Milliseconds; a time of change that is younger is not trusted. File systems count in much smaller steps, or in seconds. */
const youngest = 100

export class FileDigests {
  readonly #cacheFile: string
  readonly #before: Readonly<Record<string, Known>>
  readonly #now = new Map<string, Known>()

  /** @param cacheFolder holds the digests of the last build. */
  constructor(cacheFolder: string) {
    this.#cacheFile = join(cacheFolder, 'files.json')
    this.#before = (readCacheFile(this.#cacheFile) as Readonly<Record<string, Known>> | undefined) ?? {}
  }

  /** Digest and size; undefined where there is no regular file. */
  of(path: string): FileInfo | undefined {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stats?.isFile()) return undefined
    const known = this.#now.get(path) ?? ownValue(this.#before, path)
    const digest = known?.inode === inodeOf(stats) ? known.digest : sha256OfFile(path)
    this.#note(path, stats, digest)
    return { digest, size: Number(stats.size) }
  }

  /** The facts of a file that was just renamed, which is not read again: a rename changes nothing but the time of change. */
  ofMoved(path: string, before: FileIdentity, digest: string): FileInfo | undefined {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    const isSame = stats?.ino === before.ino && stats.size === before.size && stats.mtimeNs === before.mtimeNs
    if (!isSame) return this.of(path)
    this.#note(path, stats, digest)
    return { digest, size: Number(stats.size) }
  }

  /** Only digests that were asked for are saved. */
  save(): void {
    writeCacheFile(this.#cacheFile, Object.fromEntries(this.#now))
  }

  #note(path: string, stats: BigIntStats, digest: string): void {
    const isYoung = Number(stats.ctimeMs) > Date.now() - youngest
    const isCoarse = stats.ctimeNs % 1_000_000_000n === 0n
    this.#now.set(path, { inode: isYoung || isCoarse ? '' : inodeOf(stats), digest })
  }
}

const inodeOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string => [dev, ino, size, mtimeNs, ctimeNs].join()
