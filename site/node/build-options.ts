/** The options of a build. */
import type { SiteConfig } from '#site/config.ts'
import type { Shard } from './shard.ts'

export interface BuildOptions {
  /** The folder of the repository. */
  readonly root: string
  readonly contentFolder: string
  readonly outputFolder: string
  readonly cacheFolder: string
  readonly config: SiteConfig
  /** Off in measurements of everything else. */
  readonly withPictures: boolean
  /** Off for hosts that compress by themselves. */
  readonly withCompression: boolean
  /** Builds a part of the pages; all of them if left out. */
  readonly shard?: Shard
  /** How many threads share the work at most. The output is the same with one. */
  readonly threads: number
  readonly mode: 'production' | 'development'
  readonly log: (line: string) => void
}
