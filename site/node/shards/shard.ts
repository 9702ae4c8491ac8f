/** A build can be shared out over several machines; each makes some of the pages. */
import { sha256 } from '#content/snapshot/hash.ts'

export interface Shard {
  /** From 1. */
  readonly index: number
  readonly count: number
}

/** Pages are dealt out by a digest of their path, so that every machine finds the same share without asking the others. */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (!shard) return true
  return Number.parseInt(sha256(path).slice(0, 8), 16) % shard.count === shard.index - 1
}

/** `1/4` is the first of four. */
export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (!(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`--shard ${text}: it is written 1/4, for the first of four parts.`)
  return { index: Number(index), count: Number(count) }
}
