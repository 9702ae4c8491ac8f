/**
 * The export, from the first question to the CMS to the swapped-in snapshot:
 *
 * connect → list everything → read what changed → repeat until the CMS holds still → check → stage → swap.
 *
 * Nothing is replaced before everything is read and checked. The order in which a CMS answers never matters.
 */

import { ProblemError } from '#content/format/problem.ts'
import { type Entry, type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import { checkSnapshot } from '#content/snapshot/check.ts'
import type { FolderLock } from '#content/snapshot/folder-lock.ts'
import { loadSnapshot, type Snapshot } from '#content/snapshot/load.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'
import { finishSwap, Staging } from '#content/snapshot/swap.ts'
import { checkProse } from './check-prose.ts'
import { type Change, changesBetween } from './diff.ts'
import { fromStoppedSwap, fromSystemError } from './disk-errors.ts'
import { Holding } from './holding.ts'
import type { ExportProblem } from './problem.ts'
import { massDeletions, type Revisions, reconcile } from './reconcile.ts'
import { checkedSource } from './sources/checked.ts'
import type { Source } from './sources/source.ts'
import { originalsOf } from './write/originals.ts'
import { stageSnapshot } from './write/stage-snapshot.ts'
import { blockingStrangers, leftAlone } from './write/strangers.ts'

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

export type Stage = 'connecting' | 'listing' | 'reading' | 'checking' | 'staging' | 'swapping' | 'done'

export interface Progress {
  stage(stage: Stage, detail?: string): void
  /** @param done entries read so far, of `total`. */
  reading(type: EntryType, done: number, total: number): void
}

export interface Outcome {
  readonly status: 'exported' | 'unchanged' | 'blocked' | 'dry-run'
  readonly changes: readonly Change[]
  readonly problems: readonly ExportProblem[]
  /** Files of the content folder that were written and removed. */
  readonly files: { readonly written: number; readonly removed: number }
  readonly entries: number
}

/** An editor who saves while we read makes us read again; after this many rounds something else must be going on. */
const mostRounds = 6

export async function exportContent(
  adapter: Source,
  lock: FolderLock,
  options: ExportOptions,
  progress: Progress,
): Promise<Outcome> {
  const source = checkedSource(adapter)
  const types = options.types ?? entryTypeNames
  if (swap(lock)) progress.stage('swapping', 'as an export before was interrupted')
  // The CMS is asked while the old snapshot is read: both take seconds when there are thousands of entries.
  const [before, listed] = await Promise.all([loadSnapshot(lock.folder), firstList(source, types, progress)])
  const strangers = blockingStrangers(before)
  if (strangers.length > 0)
    return { status: 'blocked', changes: [], problems: strangers, files: noFiles, entries: before.entries.size }
  const staging = new Staging(lock)
  try {
    const holding = new Holding(source, before, staging, options)
    const deletions = await readUntilQuiet(source, { holding, types, listed }, options, progress)

    progress.stage('checking')
    const { issues, changes } = holding.touched ? compare(before, holding) : { issues: [], changes: [] }
    const problems = [...leftAlone(before, filesOf(holding)), ...deletions, ...holding.problems(), ...issues]
    const outcome = { changes, problems, entries: holding.entries().size }
    if (problems.some(isBlocking)) {
      staging.discard()
      return { ...outcome, status: 'blocked', files: noFiles }
    }

    progress.stage('staging')
    const files = stageSnapshot(staging, before, holding, { source: source.name, asOf: options.asOf })
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
    throw fromSystemError(error)
  }
}

function swap(lock: FolderLock): boolean {
  try {
    return finishSwap(lock)
  } catch (error) {
    throw fromStoppedSwap(error)
  }
}

/** The files that the new snapshot will have, beside those that describe it. */
function filesOf(holding: Holding): Set<string> {
  const entries = [...holding.entries().values()].map(({ file }) => file)
  return new Set([...entries, ...originalsOf(holding.entries())])
}

const isBlocking = ({ severity }: ExportProblem): boolean => severity === 'blocks'
const noFiles = { written: 0, removed: 0 }

async function firstList(source: Source, types: readonly EntryType[], progress: Progress): Promise<Revisions> {
  progress.stage('connecting', source.name)
  await source.connect()
  progress.stage('listing', `${types.length} types`)
  return listAll(source, types)
}

interface Reading {
  readonly holding: Holding
  readonly types: readonly EntryType[]
  /** The first list. */
  readonly listed: Revisions
}

/** Reads and lists until the list holds nothing new: what we hold then was all true at one moment. */
async function readUntilQuiet(
  source: Source,
  { holding, types, ...first }: Reading,
  options: ExportOptions,
  progress: Progress,
): Promise<ExportProblem[]> {
  let { listed } = first
  for (let round = 1; round <= mostRounds; round++) {
    const deletions = options.allowMassDelete ? [] : massDeletions(holding.initialKeys(types), listed)
    if (deletions.length > 0) return deletions.map(massDeletion)
    const { read, gone } = reconcile(listed, holding.known(types))
    if (read.size === 0 && gone.length === 0) return []
    for (const key of gone) holding.remove(key)
    progress.stage('reading')
    await holding.read(read, listed, (type, done, total) => progress.reading(type, done, total))
    progress.stage('listing', 'again, as entries were read since')
    listed = await listAll(source, types)
  }
  throw new ProblemError({
    message: `The CMS still had something new after it was read ${mostRounds} times.`,
    hint: `Export again when fewer people are editing. ${holding.unsettled()}`,
  })
}

async function listAll(source: Source, types: readonly EntryType[]): Promise<Revisions> {
  const listed: Revisions = new Map()
  const lists = await Promise.all(types.map(async (type) => [type, await source.list(type)] as const))
  for (const [type, list] of lists) for (const { id, revision } of list) listed.set(`${type}/${id}`, revision)
  return listed
}

function massDeletion({ type, before, gone }: { type: EntryType; before: number; gone: number }): ExportProblem {
  return {
    severity: 'blocks',
    entry: type,
    message: `${gone} of ${before} entries are no longer published`,
    hint: 'If that is meant, export once with --allow-mass-delete. If not, look at the rights of the service user and at the CMS.',
  }
}

/** What is wrong between the entries that we hold now, and how they differ from what stood there. */
function compare(before: Snapshot, holding: Holding): { issues: ExportProblem[]; changes: Change[] } {
  const entries = new Map([...holding.entries()].map(([key, { entry }]) => [key, entry]))
  const [old, present] = [differing(before.entries, holding.entries()), differing(holding.entries(), before.entries)]
  const prose = checkProse(present, holding.linksInProse)
  const inconsistent = checkSnapshot(entries, prose.linksInProse)
    .filter(({ entry, missing }) => !holding.isBlocked(entry) && !(missing && holding.isBlocked(missing)))
    .map(({ missing: _, ...problem }) => problem)
  const issues = [...prose.problems, ...inconsistent].map((problem): ExportProblem => {
    const entry = entries.get(problem.entry)
    return { severity: 'blocks', ...(entry && 'title' in entry ? { title: entry.title } : {}), ...problem }
  })
  return { issues, changes: changesBetween(old, present) }
}

/** The entries that do not stand in the other state, or not as they stand here. */
function differing(
  stored: ReadonlyMap<string, StoredEntry>,
  others: ReadonlyMap<string, StoredEntry>,
): Map<string, Entry> {
  return new Map([...stored].filter(([key, held]) => others.get(key) !== held).map(([key, { entry }]) => [key, entry]))
}

/** The first error is the one to tell; the next export clears what stays behind. */
function discardQuietly(staging: Staging): void {
  try {
    staging.discard()
  } catch {
    // Nothing more can be done on a disk that refuses even this.
  }
}
