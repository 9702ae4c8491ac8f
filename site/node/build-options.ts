/** What a build is told. */
import type { SiteConfig } from '#site/config.ts'
import type { Shard } from './shards/shard.ts'

export interface BuildOptions {
  /** Of the repository. */
  readonly root: string
  readonly contentFolder: string
  readonly outputFolder: string
  readonly cacheFolder: string
  readonly config: SiteConfig
  /** Off only to measure everything else. */
  readonly withPictures: boolean
  /** Off for hosts that compress by themselves, as most that serve static sites do. */
  readonly withCompression: boolean
  /** Which part of the pages to make, of how many; all if left out. */
  readonly shard?: Shard
  readonly mode: 'production' | 'development'
  readonly log: (line: string) => void
}
