/** The last build: its state, and the remains of its output. */
import type { BuildRun } from '#site/node/build-run.ts'
import { LastOutput } from '#site/node/output-files/last-output.ts'
import { readOutputList } from '#site/node/output-files/output-list.ts'
import type { BuildInputs } from './plan-build.ts'
import { type BuildState, readState, stateFileIn } from './state.ts'

export interface PreviousBuild {
  readonly state: BuildState
  /** Empty where the state is not of this output. */
  readonly output: LastOutput
}

export function readPreviousBuild({ options, digests }: BuildRun): PreviousBuild {
  const { outputFolder, cacheFolder } = options
  const list = readOutputList(outputFolder)
  const state = readState(stateFileIn(cacheFolder), list?.digest)
  const isKnown = list !== undefined && state.output === list.digest
  return { state, output: new LastOutput(outputFolder, isKnown ? list.files : new Map(), digests) }
}

/** Whether a build would make what is there already: then pages need not even be planned. */
export const isUnchanged = (inputs: BuildInputs, { state, output }: PreviousBuild): boolean =>
  state.inputDigest === inputs.digest && output.isIntact
