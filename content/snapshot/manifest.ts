/** The three JSON files that describe a snapshot as a whole. */
import * as z from 'zod'
import { byKey } from '#content/format/by-key.ts'
import { digest } from '#content/schema/digest.ts'
import { splitKey } from '#content/schema/entry-key.ts'
import { type EntryType, entryTypeNames, isEntryType } from '#content/schema/entry-types.ts'
import { isoInstant } from '#content/schema/field-kinds.ts'
import { pagePath } from '#content/schema/path.ts'
import { idPattern } from '#content/schema/slug.ts'
import { sha256 } from './hash.ts'

/** Raise this number when the same CMS content would give other bytes: the next export then reads every entry. */
export const schemaVersion = 1

/** The kinds of CMS that a snapshot can come from. */
export const cmsKindNames = ['payload', 'drupal'] as const
export type CmsKind = (typeof cmsKindNames)[number]

export const manifest = z.strictObject({
  schemaVersion: z.int(),
  source: z.enum(cmsKindNames),
  /** The only clock of a build: it decides what is showing, running or over. */
  asOf: isoInstant(),
  types: z.record(z.string(), z.strictObject({ count: z.int(), digest: digest() })),
  digest: digest(),
  /** Count and digest of the files of sales; absent if sales are unknown. */
  ticketing: z.strictObject({ count: z.int(), digest: digest() }).optional(),
})
export type Manifest = z.infer<typeof manifest>

const keyOfEntry = z.string().refine((key) => {
  const [type, id] = splitKey(key)
  return isEntryType(type) && idPattern.test(id)
}, 'is no type of entry with an id, such as movie/redline-kl')

/** `<type>/<id>` → every path the entry ever had, the present one last. */
export const urls = z.record(keyOfEntry, z.array(pagePath).min(1))
export type Urls = z.infer<typeof urls>

export const revisions = z.strictObject({
  /** `<type>/<id>` → the CMS's word for the version that was exported: content/snapshot/revision.ts. */
  revisions: z.record(z.string(), z.string()),
  /** `<type>/<id>` → what it refers to that is not published; it is read again once that is. */
  waiting: z.record(z.string(), z.array(z.string()).min(1)),
})
export type Revisions = z.infer<typeof revisions>

/** The folder of a type that an entry file stands in. */
export const typeFolderOf = (file: string): string => file.split('/')[1] ?? ''

/** Counts and digests of all entries; `hashes` maps each entry file to the sha256 of its bytes. */
export function describeEntries(hashes: ReadonlyMap<string, string>): Pick<Manifest, 'types' | 'digest'> {
  const lines = new Map<EntryType, string[]>(entryTypeNames.map((type) => [type, []]))
  for (const [file, hash] of [...hashes].sort(byKey))
    lines.get(typeFolderOf(file) as EntryType)?.push(`${file} ${hash}\n`)
  const types = Object.fromEntries(
    [...lines].map(([type, list]) => [type, { count: list.length, digest: sha256(list.join('')) }]),
  )
  return { types, digest: sha256(JSON.stringify(types)) }
}

/** Count and digest of the files of sales, and the sha256 of each. */
export function describeTicketing(hashes: ReadonlyMap<string, string>): Pick<Manifest, 'ticketing'> {
  if (hashes.size === 0) return {}
  const lines = [...hashes].sort(byKey).map(([file, hash]) => `${file} ${hash}\n`)
  return { ticketing: { count: hashes.size, digest: sha256(lines.join('')) } }
}

/** JSON with sorted keys at the top, two spaces, LF and a final newline: the spelling of the generated lists. */
export function printSorted(record: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(byKey)), null, 2)}\n`
}

/** The spelling of `revisions.json`. */
export function printRevisions({ revisions, waiting }: Revisions): string {
  const sorted = (record: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(record).sort(byKey))
  return `${JSON.stringify({ revisions: sorted(revisions), waiting: sorted(waiting) }, null, 2)}\n`
}
