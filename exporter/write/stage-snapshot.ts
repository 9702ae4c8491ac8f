/** Stages the differences between the snapshot on disk and the working snapshot. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeEntry } from '#content/format/entry-file.ts'
import { splitKey } from '#content/schema/entry-key.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { Ticketing } from '#content/schema/ticketing.ts'
import { dayInMalaysia, startOfDay, utcInstant } from '#content/schema/time-zone.ts'
import { manifestFile, mediaFolder, revisionsFile, urlsFile } from '#content/snapshot/files.ts'
import { sha256 } from '#content/snapshot/hash.ts'
import type { Snapshot } from '#content/snapshot/load.ts'
import {
  describeEntries,
  describeTicketing,
  type Manifest,
  printRevisions,
  printSorted,
  schemaVersion,
  type Urls,
} from '#content/snapshot/manifest.ts'
import { entryPath } from '#content/snapshot/paths.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'
import type { Staging } from '#content/snapshot/swap/staging.ts'
import { printTicketing } from '#content/snapshot/ticketing.ts'
import type { WorkingSnapshot } from '../working-snapshot.ts'
import { originalsOf, unneededOriginals } from './originals.ts'

/** All that the new snapshot holds besides entries. */
interface Rest {
  readonly ticketing: Ticketing
  readonly source: Manifest['source']
  /** An instant; absent: the clock of the old snapshot. */
  readonly asOf: string | undefined
}

/** @returns how many files will be written and removed. */
export function stageSnapshot(
  staging: Staging,
  before: Snapshot,
  working: WorkingSnapshot,
  { ticketing, source, asOf = before.manifest?.asOf ?? startOfToday() }: Rest,
): { written: number; removed: number } {
  const hashes = new Map([...working.entries().values()].map(({ file, hash }) => [file, hash]))
  if (working.touched) {
    stageEntries(staging, before, working.entries())
    stageText(staging, before.folder, urlsFile, printSorted(addressesOf(before, working.entries())))
  }
  stageMedia(staging, before, originalsOf(working.entries()))
  const waiting = Object.fromEntries([...working.waiting()].map(([key, targets]) => [key, [...targets]]))
  const revisions = { revisions: Object.fromEntries(working.revisions()), waiting }
  stageText(staging, before.folder, revisionsFile, printRevisions(revisions))
  const sealed = describeTicketing(stageTicketing(staging, before, working.entries(), ticketing))
  const manifest: Manifest = { schemaVersion, source, asOf, ...describeEntries(hashes), ...sealed }
  stageText(staging, before.folder, manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  return staging.counts()
}

function stageEntries(staging: Staging, before: Snapshot, entries: ReadonlyMap<string, StoredEntry>): void {
  const unchanged = new Set(before.entries.values())
  const needed = new Set([...entries.values()].map(({ file }) => file))
  for (const stored of entries.values()) {
    // Two entries that swap their slugs: unstaging one may have unstaged the file that the other took over.
    if (!unchanged.has(stored) && !staging.has(stored.file)) staging.stage(stored.file, writeEntry(stored.entry))
  }
  for (const file of [...[...unchanged].map((stored) => stored.file), ...before.surplus.keys()])
    if (!needed.has(file)) staging.remove(file)
}

/** @returns the digest of each file. */
function stageTicketing(
  staging: Staging,
  before: Snapshot,
  entries: ReadonlyMap<string, StoredEntry>,
  ticketing: Ticketing,
): ReadonlyMap<string, string> {
  const files = printTicketing(ticketing, (key) => entries.get(key)?.file)
  const hashes = new Map([...files].map(([file, text]) => [file, sha256(text)]))
  for (const [file, text] of files) if (before.ticketing.files.get(file) !== hashes.get(file)) staging.stage(file, text)
  for (const file of before.ticketing.files.keys()) if (!hashes.has(file)) staging.remove(file)
  return hashes
}

/** Originals that no file entry names any more are removed, if an export put them there. */
function stageMedia(staging: Staging, before: Snapshot, needed: ReadonlySet<string>): void {
  for (const file of unneededOriginals(before, needed).own) staging.remove(file)
  // A picture that was replaced during the export was staged twice, under two names.
  for (const file of staging.stagedFiles())
    if (file.startsWith(`${mediaFolder}/`) && !needed.has(file)) staging.unstage(file)
}

function stageText(staging: Staging, folder: string, file: string, text: string): void {
  const path = join(folder, file)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) staging.stage(file, text)
}

/** Every address that an entry ever had. Those of the old snapshot are among them, even if the list of addresses has lost some. */
function addressesOf(before: Snapshot, entries: ReadonlyMap<string, StoredEntry>): Urls {
  const published = [...before.entries].filter(([key]) => before.unmodified.has(splitKey(key)[0]))
  return extendUrls(extendUrls(before.urls, published), entries)
}

/** Adds the address of every page to its history. A deleted entry keeps its addresses. */
function extendUrls(before: Urls, entries: Iterable<readonly [string, StoredEntry]>): Urls {
  const urls: Urls = { ...before }
  for (const [key, { entry }] of entries) {
    const path = entryPath(entry)
    if (path) urls[key] = [...(ownValue(urls, key) ?? []).filter((old) => old !== path), path]
  }
  return urls
}

const startOfToday = (): string => utcInstant(new Date(startOfDay(dayInMalaysia(new Date().toISOString()))))
