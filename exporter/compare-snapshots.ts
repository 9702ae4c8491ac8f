/** Compares the new snapshot with the old one, and checks it. */
import { splitKey } from '#content/schema/entry-key.ts'
import type { Entry, EntryType } from '#content/schema/entry-types.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'
import { checkEntries } from './check-entries.ts'
import { type Change, changesBetween } from './diff.ts'
import { emptiedFields } from './emptied-fields.ts'
import type { ExportProblem } from './problem.ts'
import type { WorkingSnapshot } from './working-snapshot.ts'

interface Options {
  readonly allowMassDelete: boolean
  /** The types that were read. */
  readonly types: readonly EntryType[]
}

/** The problems of the new snapshot, and how it differs from the old one. */
export function compareSnapshots(
  before: Snapshot,
  working: WorkingSnapshot,
  { allowMassDelete, types }: Options,
): { issues: ExportProblem[]; changes: Change[] } {
  const entries = new Map([...working.entries()].map(([key, { entry }]) => [key, entry]))
  const [old, changed] = [differing(before.entries, working.entries()), differing(working.entries(), before.entries)]
  const { linksInProse } = working
  const isBlocked = (key: string) => working.isBlocked(key)
  const isRead = (key: string) => types.includes(splitKey(key)[0])
  const issues = checkEntries(entries, { changed, linksInProse, isBlocked, isRead })
  const emptied = allowMassDelete ? [] : emptiedFields(before.entries, changed)
  return { issues: [...emptied, ...issues], changes: changesBetween(old, changed) }
}

/** The entries of one state that the other state lacks or holds in another version. */
function differing(
  stored: ReadonlyMap<string, StoredEntry>,
  others: ReadonlyMap<string, StoredEntry>,
): Map<string, Entry> {
  return new Map([...stored].filter(([key, held]) => others.get(key) !== held).map(([key, { entry }]) => [key, entry]))
}
