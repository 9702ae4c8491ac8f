/** What the files of the site that are no pages are made from. */
import type { Source } from '#site/loaders/source/source.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import type { PageKey } from '#site/node/incremental/fingerprint.ts'
import type { Shard } from '#site/node/shards/shard.ts'

export interface OutputContext {
  readonly output: string
  /** The last output: pages that were not made again are still there. */
  readonly before: string
  readonly content: IndexedContent
  readonly source: Source
  readonly pages: readonly PageKey[]
  readonly shard: Shard | undefined
}
