/**
 * The first half of a night: export, move the clock where that changes a page, report, and commit. Nothing leaves the machine, and
 * a snapshot that is blocked is not even committed.
 */
import { join } from 'node:path'
import { pagesThatDiffer } from '#review/impact/impact.ts'
import { plansOf } from '#review/impact/plans.ts'
import type { Compared } from '#review/read-and-compare.ts'
import { readAndCompare } from '#review/read-and-compare.ts'
import type { Report } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { SiteConfig } from '#site/config.ts'
import { exportSnapshot } from './export-snapshot.ts'
import { commitMessage } from './message.ts'
import { NightTree } from './night-tree.ts'

export interface NightOptions {
  /** Of the repository that has this code. */
  readonly root: string
  /** Of the clone whose main branch is reviewed. */
  readonly top: string
  /** Its name at the remote. */
  readonly mainBranch: string
  /** Whether the remote is asked for what is new. A job of CI has just been given it, and has no right to ask. */
  readonly withFetch: boolean
  /** An instant: what the site's clock may move to. */
  readonly now: string
  readonly config: SiteConfig
  /** Of the export. */
  readonly env: Readonly<Record<string, string | undefined>>
}

export type Snapshot = {
  readonly waiting: string | undefined
  readonly base: string
} & (
  | { readonly status: 'blocked' | 'failed'; readonly compared?: Compared }
  | { readonly status: 'quiet'; readonly compared: Compared }
  | { readonly status: 'changed'; readonly compared: Compared; readonly commit: string }
)

/** @param inspect is given the night's content while it is there: to build it, say. It may refuse by throwing. */
export async function takeSnapshot(
  options: NightOptions,
  inspect: (content: string, compared: Compared) => Promise<void>,
): Promise<Snapshot> {
  const { root, top, now, config, env } = options
  const tree = new NightTree(top, options)
  const facts = { waiting: tree.waiting, base: tree.base }
  const content = join(tree.folder, 'content')
  try {
    const code = await exportSnapshot({ root, content, env })
    if (code !== 0) return { ...facts, status: code === 1 ? 'blocked' : 'failed' }
    const compare = () => readAndCompare({ top, base: tree.base, head: content, content: 'content', config })
    let compared = compare()
    if (differsAt(compared.head, now, config)) {
      // What editors did since is for the next night: one type is listed, and the service is not asked again.
      const args = ['--as-of', now, '--types', 'settings']
      if ((await exportSnapshot({ root, content, args, env: { ...env, SKIP_TICKETING: '1' } })) !== 0)
        return { ...facts, status: 'failed' }
      compared = compare()
    }
    const status = statusOf(compared.report)
    if (status !== 'changed') return { ...facts, status, compared }
    await inspect(content, compared)
    return { ...facts, status, compared, commit: tree.commit(commitMessage(compared.report)) }
  } finally {
    tree.remove()
  }
}

function statusOf({ verdict }: Report): 'blocked' | 'quiet' | 'changed' {
  return verdict.status === 'blocked' ? 'blocked' : verdict.status === 'same' ? 'quiet' : 'changed'
}

/** Whether some page would be another at a later time. What cannot be built is told by the report. */
export function differsAt(side: Side, now: string, config: SiteConfig): boolean {
  const plans = plansOf(side, { ...side, content: { ...side.content, asOf: now } }, config)
  return !('why' in plans) && pagesThatDiffer(plans.base, plans.later).length > 0
}
