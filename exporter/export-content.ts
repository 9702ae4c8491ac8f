/**
 * The export, from the first question to the CMS to the swapped-in snapshot:
 *
 * connect → list everything → read what changed → repeat until the list is stable → join what is sold → check → stage → swap.
 *
 * Nothing is replaced before everything is read and checked. The order in which a CMS answers never matters.
 */
import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import type { FolderLock } from '#content/snapshot/folder-lock.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { Staging } from '#content/snapshot/swap/staging.ts'
import { completeSwap } from '#content/snapshot/swap/swap.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import type { Change } from './diff.ts'
import { fromStoppedSwap } from './disk-errors.ts'
import type { ExportProblem } from './problem.ts'
import type { Progress } from './progress.ts'
import { listAll, readUntilStable } from './read-until-stable.ts'
import type { Revisions } from './reconcile.ts'
import { checkedSource } from './sources/checked.ts'
import type { Source } from './sources/source.ts'
import { fetchTicketing, isConfigured, type SkippedService } from './ticketing/fetch-ticketing.ts'
import { nextTicketing } from './ticketing/next-ticketing.ts'
import type { TicketingService } from './ticketing/service.ts'
import { unreadModifications } from './trusted-revisions.ts'
import { WorkingSnapshot } from './working-snapshot.ts'
import { blockingForeignFiles, leftAlone } from './write/foreign-files.ts'
import { originalsOf } from './write/originals.ts'
import { stageSnapshot } from './write/stage-snapshot.ts'

export interface ExportOptions {
  /** The content folder, or where there is to be one. */
  readonly out: string
  /** The types to read; the others stay as they are. Absent: all. */
  readonly types?: readonly EntryType[]
  /** Reads every entry anew, whatever its revision. */
  readonly full: boolean
  /** Does everything but the swap. */
  readonly dryRun: boolean
  readonly allowMassDelete: boolean
  /** The site's clock from now on, an instant; absent: as it was. */
  readonly asOf?: string
}

export interface Outcome {
  readonly status: 'exported' | 'unchanged' | 'blocked' | 'dry-run'
  readonly changes: readonly Change[]
  readonly problems: readonly ExportProblem[]
  /** Files of the content folder that were written and removed. */
  readonly files: { readonly written: number; readonly removed: number }
  readonly entries: number
}

/** The CMS, which has the content, and the ticketing service, which has the sales. */
export interface Services {
  readonly source: Source
  readonly ticketing: TicketingService | SkippedService
}

export async function exportContent(
  services: Services,
  lock: FolderLock,
  options: ExportOptions,
  progress: Progress,
): Promise<Outcome> {
  const source = checkedSource(services.source)
  const { ticketing } = services
  const types = options.types ?? entryTypeNames
  if (swap(lock)) progress.stage('swapping', 'as an export before was interrupted')
  progress.stage('ticketing', isConfigured(ticketing) ? ticketing.name : `not asked, as ${ticketing.reason}`)
  const sold = fetchTicketing(ticketing)
  // The CMS is asked while the old snapshot is read: both take seconds when there are thousands of entries.
  const [before, listed] = await Promise.all([loadSnapshot(lock.folder), firstList(source, types, progress)])
  const obstacles = [...blockingForeignFiles(before), ...unreadModifications(before, types)]
  if (obstacles.length > 0)
    return { status: 'blocked', changes: [], problems: obstacles, files: noFiles, entries: before.entries.size }
  const staging = new Staging(lock)
  try {
    const working = new WorkingSnapshot(before, staging, { types, full: options.full })
    const reading = { source, before, staging, working }
    const deletions = await readUntilStable(reading, { types, listed }, options, progress)

    const today = dayInMalaysia(options.asOf ?? new Date().toISOString())
    const sales = nextTicketing(before.ticketing, await sold, working.entries(), { ...options, today })

    progress.stage('checking')
    const { issues, changes } = working.touched
      ? compareSnapshots(before, working, { ...options, types })
      : { issues: [], changes: [] }
    const problems = [
      ...leftAlone(before, filesOf(working)),
      ...deletions,
      ...working.problems(),
      ...issues,
      ...sales.problems,
    ]
    const outcome = { changes: [...changes, ...sales.changes], problems, entries: working.entries().size }
    if (problems.some(isBlocking)) {
      staging.discard()
      return { ...outcome, status: 'blocked', files: noFiles }
    }

    progress.stage('staging')
    const files = stageSnapshot(staging, before, working, {
      source: source.name,
      asOf: options.asOf,
      ticketing: sales.ticketing,
    })
    const unchanged = files.written + files.removed === 0
    if (options.dryRun || unchanged) {
      staging.discard()
      return { ...outcome, status: unchanged ? 'unchanged' : 'dry-run', files }
    }
    progress.stage('swapping')
    staging.commit()
    swap(lock)
    return { ...outcome, status: 'exported', files }
  } catch (error) {
    discardQuietly(staging)
    throw error
  }
}

function swap(lock: FolderLock): boolean {
  try {
    return completeSwap(lock)
  } catch (error) {
    throw fromStoppedSwap(error)
  }
}

/** The entry files and originals of the new snapshot. */
function filesOf(working: WorkingSnapshot): Set<string> {
  const entries = [...working.entries().values()].map(({ file }) => file)
  return new Set([...entries, ...originalsOf(working.entries())])
}

const isBlocking = ({ severity }: ExportProblem): boolean => severity === 'blocks'
const noFiles = { written: 0, removed: 0 }

async function firstList(source: Source, types: readonly EntryType[], progress: Progress): Promise<Revisions> {
  progress.stage('connecting', source.name)
  await source.connect()
  progress.stage('listing', `${types.length} types`)
  return listAll(source, types)
}

/** Keeps the first error as the reported one. The next export clears what a failed clean-up leaves behind. */
function discardQuietly(staging: Staging): void {
  try {
    staging.discard()
  } catch {
    // The disk refuses deletions too.
  }
}
