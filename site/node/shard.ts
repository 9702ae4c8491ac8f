/** A part of the pages: several machines can build a site together. */
import { sha256 } from '#content/snapshot/hash.ts'

export interface Shard {
  /** From 1 to `count`. */
  readonly index: number
  readonly count: number
}

/** A digest of the path decides, so every machine finds its own pages without asking the others. */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (!shard) return true
  return Number.parseInt(sha256(path).slice(0, 8), 16) % shard.count === shard.index - 1
}

/** `1/4` is the first of four; undefined for a text of any other form. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (!(Number(index) >= 1 && Number(index) <= Number(count))) return undefined
  return { index: Number(index), count: Number(count) }
}
