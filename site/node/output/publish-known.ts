import { forgetState, type State, writeState } from '#site/node/incremental/state.ts'
import type { Reporter } from '#site/node/reporter.ts'
import { type Publication, publish } from './publish.ts'

interface Options extends Publication {
  readonly stateFile: string
  readonly report: Reporter
}

/**
 * Changes the output. What is known of it is forgotten before, and written once every file was seen in its place: whatever
 * stops it in between costs a clean build, never a wrong one.
 *
 * @param state its digest of the output is yet to be known
 * @returns bytes of all files.
 */
export function publishKnown({ stateFile, report, ...publication }: Options, state: State): number {
  forgetState(stateFile)
  const { digest, bytes, strangers } = publish(publication)
  publication.digests.keep()
  writeState(stateFile, { ...state, output: digest })
  if (strangers.length > 0)
    report.step(
      `No build has put there, so it stays: ${strangers.slice(0, 5).join(', ')}${strangers.length > 5 ? ', …' : ''}`,
    )
  return bytes
}
