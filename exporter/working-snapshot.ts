/** The snapshot as it will be: the old one, overlaid with the entries that the export has read so far. */

import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import { splitKey } from '#content/schema/entry-key.ts'
import { type Entry, type EntryType, entryTypes } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import { parsedLinks } from '#content/snapshot/links.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import { referencesOf } from '#content/snapshot/references.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'
import type { Staging } from '#content/snapshot/swap/staging.ts'
import type { MappedEntry } from './map/to-entry.ts'
import type { ExportProblem } from './problem.ts'
import type { Revisions, SnapshotView } from './reconcile.ts'
import { trustedRevision, unknownRevision } from './trusted-revisions.ts'

/** What the CMS has now under the id of an entry. */
export interface EntryAsRead extends MappedEntry {
  readonly revision: string
  readonly problems: readonly ExportProblem[]
}

export class WorkingSnapshot {
  readonly #before: Snapshot
  readonly #staging: Staging
  readonly #entries: Map<string, StoredEntry>
  readonly #revisions: Revisions = new Map()
  readonly #waiting: Map<string, readonly string[]>
  readonly #problems = new Map<string, readonly ExportProblem[]>()
  readonly #blocked = new Set<string>()
  readonly linksInProse = parsedLinks()
  #touched: boolean

  /** @param options the types that are read, and whether all their entries are, whatever their revisions. */
  constructor(before: Snapshot, staging: Staging, options: { types: readonly EntryType[]; full: boolean }) {
    this.#before = before
    this.#staging = staging
    this.#entries = new Map(before.entries)
    this.#waiting = new Map(Object.entries(before.revisions.waiting))
    this.#touched =
      before.manifest === undefined || before.unreadable.size + before.surplus.size > 0 || lacksAddresses(before)
    const isRead = new Set<string>(options.types)
    const revisionOf = (key: string) => {
      if (!isRead.has(splitKey(key)[0])) return ownValue(before.revisions.revisions, key) ?? unknownRevision
      return options.full ? unknownRevision : trustedRevision(before, key)
    }
    for (const key of this.#entries.keys()) this.#revisions.set(key, revisionOf(key))
  }

  /** Keys of the old snapshot's entries of these types. */
  initialKeys(types: readonly EntryType[]): string[] {
    return [...this.#before.entries.keys()].filter((key) => types.includes(splitKey(key)[0]))
  }

  view(types: readonly EntryType[]): Omit<SnapshotView, 'keyOfWaiting'> {
    const wanted = new Set<string>(types)
    return {
      revisions: new Map([...this.#revisions].filter(([key]) => wanted.has(splitKey(key)[0]))),
      waiting: this.#waiting,
      referrers: (key) => this.#referrers(key),
    }
  }

  remove(key: string): void {
    this.#touched = true
    this.#takeBack(key)
    for (const map of [this.#entries, this.#revisions, this.#waiting, this.#problems]) map.delete(key)
    this.#blocked.delete(key)
  }

  /** Takes over what was read of an entry. Of one that is blocked, what there was stays. */
  put(key: string, { entry, revision, waiting, problems }: EntryAsRead): void {
    this.#problems.set(key, problems)
    this.#revisions.set(key, revision)
    if (waiting.length > 0) this.#waiting.set(key, waiting)
    else this.#waiting.delete(key)
    if (entry) this.#replace(key, entry)
    if (problems.some(({ severity }) => severity === 'blocks')) this.#blocked.add(key)
    else this.#blocked.delete(key)
  }

  /**
   * Schedules an entry that was listed but not returned to be read again. If the next list lacks it, it counts as
   * deleted and its referrers are read.
   */
  putOff(key: string): void {
    this.#revisions.set(key, unknownRevision)
  }

  /**
   * Adds or replaces an entry and stages its file. Where the file on disk is the same, the old entry stays in its place, so
   * that reading thousands of unchanged entries keeps none of them in memory.
   */
  #replace(key: string, entry: Entry): void {
    const file = entryFile(entry)
    const text = writeEntry(entry)
    const hash = sha256(text)
    const old = this.#before.entries.get(key)
    this.#takeBack(key)
    if (old?.hash === hash && old.file === file) {
      this.#entries.set(key, old)
      return
    }
    this.#touched = true
    this.#staging.stage(file, text)
    this.#entries.set(key, { entry, file, hash })
  }

  /** Unstages the file that an earlier round staged for an entry. */
  #takeBack(key: string): void {
    const held = this.#entries.get(key)
    if (held && held !== this.#before.entries.get(key)) this.#staging.unstage(held.file)
  }

  /** Whether the working snapshot can differ from the old one. */
  get touched(): boolean {
    return this.#touched
  }

  /** Entries by `<type>/<id>`. A blocked entry is the old one. */
  entries(): ReadonlyMap<string, StoredEntry> {
    return this.#entries
  }

  revisions(): ReadonlyMap<string, string> {
    return this.#revisions
  }

  waiting(): ReadonlyMap<string, readonly string[]> {
    return this.#waiting
  }

  problems(): ExportProblem[] {
    return [...this.#problems].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, problems]) => problems)
  }

  isBlocked(key: string): boolean {
    return this.#blocked.has(key)
  }

  *#referrers(target: string): Generator<string> {
    for (const [key, { entry }] of this.#entries) {
      for (const reference of referencesOf(entry, this.linksInProse)) if (reference.key === target) yield key
    }
  }
}

/** Whether the list of addresses has lost a page altogether: that is seen without reading other entries than terms, which are few. */
const lacksAddresses = ({ entries, urls }: Snapshot): boolean =>
  [...entries].some(([key, stored]) => {
    if (ownValue(urls, key)) return false
    const [type] = splitKey(key)
    return 'url' in entryTypes[type] || (type === 'taxonomy' && entryPath(stored.entry) !== undefined)
  })
