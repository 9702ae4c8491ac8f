/** The state that the steps of one build share. */
import type { BuildOptions } from './build-options.ts'
import type { FileDigests } from './file-digests.ts'
import type { Reporter } from './reporter.ts'

export interface BuildRun<Options = BuildOptions> {
  readonly options: Options
  /** The folder in which the next output is prepared. */
  readonly staging: string
  readonly digests: FileDigests
  readonly report: Reporter
}
