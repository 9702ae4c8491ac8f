import { firstFew } from '#content/format/first-few.ts'
import type { BuildOptions } from '#site/node/build-options.ts'
import type { BuildRun } from '#site/node/build-run.ts'
import { type BuildState, deleteState, stateFileIn, writeState } from '#site/node/incremental/state.ts'
import type { OutputFiles } from '#site/node/output-files/output-list.ts'
import { publish } from './publish.ts'

type PublishingRun = BuildRun<Pick<BuildOptions, 'outputFolder' | 'cacheFolder'>>

/**
 * Changes the output folder. The state is deleted before, and written once every file was seen in its place: a build that is
 * stopped in between costs the next one a clean build, never a wrong one.
 *
 * @param kept files of the last output that stay
 * @param state without its digest of the output
 * @returns bytes of all files.
 */
export function publishBuild(
  { options, staging, digests, report }: PublishingRun,
  kept: OutputFiles,
  state: BuildState,
) {
  report.step('Changing the output folder')
  const stateFile = stateFileIn(options.cacheFolder)
  deleteState(stateFile)
  const { digest, bytes, foreign } = publish({ staging, output: options.outputFolder, kept, digests })
  digests.save()
  writeState(stateFile, { ...state, output: digest })
  if (foreign.length > 0) report.step(`No build has put there, so it stays: ${firstFew(foreign)}`)
  return bytes
}
