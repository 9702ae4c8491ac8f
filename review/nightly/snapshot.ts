/**
 * The first half of a night: export, move the clock where that changes a page, report, and commit. Nothing leaves the machine, and
 * a snapshot that is blocked is not even committed.
 */
import { join } from 'node:path'
import { pagesThatDiffer } from '#review/impact/impact.ts'
import { plansOf } from '#review/impact/plans.ts'
import type { ComparedSides } from '#review/read-and-compare.ts'
import { readAndCompare } from '#review/read-and-compare.ts'
import type { Report } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { SiteConfig } from '#site/config.ts'
import { exportSnapshot, type StoppedExport } from './export-snapshot.ts'
import { commitMessage } from './message.ts'
import { orRefused, refusedSides, type WriteNightReport } from './night-report.ts'
import { NightTree, nightBranch } from './night-tree.ts'

export interface NightOptions {
  /** Folder of the repository that has this code. */
  readonly root: string
  /** Top folder of the clone whose main branch is reviewed. */
  readonly top: string
  /** Its name at the remote. */
  readonly mainBranch: string
  /** Whether the remote is asked for what is new. A job of CI has just been given it, and has no right to ask. */
  readonly withFetch: boolean
  /** An instant: what the site's clock may move to. */
  readonly now: string
  readonly config: SiteConfig
  /** Settings of the export. */
  readonly env: Readonly<Record<string, string | undefined>>
}

export type NightSnapshot = {
  readonly waiting: string | undefined
  readonly base: string
  /** The two sides and their report; of a night that was stopped, with what stopped it. */
  readonly compared: ComparedSides
} & ({ readonly status: 'blocked' | 'failed' | 'quiet' } | { readonly status: 'changed'; readonly commit: string })

/** Steps that need the snapshot while it is there. */
export interface NightSteps {
  /** Says what changed: before it is looked at, and again where it is refused. */
  readonly report: WriteNightReport
  /** Builds it, say. It may refuse it by throwing problems. */
  readonly inspect: (content: string) => Promise<void>
}

export async function takeSnapshot(options: NightOptions, { report, inspect }: NightSteps): Promise<NightSnapshot> {
  const { root, top, now, config, env } = options
  const tree = new NightTree(top, options)
  const facts = { waiting: tree.waiting, base: tree.base }
  const content = join(tree.folder, 'content')
  const headName = `origin/${nightBranch}`
  const compare = () => readAndCompare({ top, base: tree.base, head: content, content: 'content', config, headName })
  const reportAs = async <Status extends NightSnapshot['status']>(status: Status, compared: ComparedSides) => {
    await report(compared)
    return { ...facts, status, compared }
  }
  const stoppedBy = ({ status, problems }: StoppedExport) =>
    reportAs(status, refusedSides(compare(), `${status}-export`, problems))
  try {
    const stopped = await exportSnapshot({ root, content, env })
    if (stopped) return await stoppedBy(stopped)
    let compared = compare()
    if (differsAt(compared.head, now, config)) {
      // What editors did since is for the next night: one type is listed, and the service is not asked again.
      const args = ['--as-of', now, '--types', 'settings']
      const stoppedAtClock = await exportSnapshot({ root, content, args, env: { ...env, SKIP_TICKETING: '1' } })
      if (stoppedAtClock) return await stoppedBy(stoppedAtClock)
      compared = compare()
    }
    const status = statusOf(compared.report)
    if (status !== 'changed') return await reportAs(status, compared)
    const night = await reportAs(status, compared)
    await orRefused({ compared, report }, 'failed-inspection', () => inspect(content))
    const message = commitMessage(compared.report)
    const commit = await orRefused({ compared, report }, 'failed-commit', () => tree.commit(message))
    return { ...night, commit }
  } finally {
    tree.remove()
  }
}

function statusOf({ verdict }: Report): 'blocked' | 'quiet' | 'changed' {
  return verdict.status === 'blocked' ? 'blocked' : verdict.status === 'same' ? 'quiet' : 'changed'
}

/** Whether some page would differ at a later time. The report names pages that cannot be built. */
export function differsAt(side: Side, now: string, config: SiteConfig): boolean {
  const plans = plansOf(side, { ...side, content: { ...side.content, asOf: now } }, config)
  return !('why' in plans) && pagesThatDiffer(plans.base, plans.later).length > 0
}
