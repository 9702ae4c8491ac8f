/** A night from beginning to end: snapshot and report, build and tests, one thing to review. */
import type { ComparedSides } from '#review/read-and-compare.ts'
import type { Host } from './hosts/host.ts'
import { pullRequestOf } from './message.ts'
import type { NightArtifact } from './night-artifact.ts'
import { publishNight, withdrawNight } from './publish.ts'
import { type NightOptions, type NightSnapshot, type NightSteps, takeSnapshot } from './snapshot.ts'

export interface Night {
  readonly night: NightArtifact
  /** The commit that it is compared with. */
  readonly base: string
  readonly compared: ComparedSides
}

/** The half that leaves nothing: what is to be published, and what it is compared with. */
export async function prepareNight(options: NightOptions, steps: NightSteps): Promise<Night> {
  const snapshot = await takeSnapshot(options, steps)
  const { base, compared } = snapshot
  return { night: artifactOf(snapshot, options.mainBranch), base, compared }
}

function artifactOf(snapshot: NightSnapshot, mainBranch: string): NightArtifact {
  const { status, waiting } = snapshot
  return {
    status,
    ...(waiting === undefined ? {} : { waiting }),
    ...(snapshot.status === 'changed'
      ? { commit: snapshot.commit, pull: pullRequestOf(snapshot.compared.report, mainBranch) }
      : {}),
  }
}

/** @returns a sentence of how it ended. */
export async function finishNight(
  top: string,
  { status, waiting, commit, pull }: NightArtifact,
  host: Host,
): Promise<string> {
  if (status === 'quiet') {
    if (waiting === undefined) return 'A quiet night: nothing changed, and nothing is opened.'
    withdrawNight(top, waiting, host)
    return 'Nothing differs from main any more: what was open is taken back.'
  }
  if (status !== 'changed' || !commit || !pull) return `The night is ${status}: nothing is replaced.`
  const address = await publishNight(top, { commit, waiting, pull }, host)
  return `${pull.title}\n${address ?? `It is on the branch ${pull.branch}.`}`
}
