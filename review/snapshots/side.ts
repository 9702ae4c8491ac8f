/** One of the two snapshots that a report compares. */
import { counted } from '#content/format/count.ts'
import { typeLabelOf } from '#content/schema/entry-key.ts'
import { type EntryType, entryTypes } from '#content/schema/entry-types.ts'
import type { Manifest } from '#content/snapshot/manifest.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { checkPages } from '#site/node/addresses/check-pages.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'

export interface Side {
  /** A revision as it was given, or the name of a folder. */
  readonly name: string
  readonly commit?: string
  readonly content: IndexedContent
  readonly manifest: Manifest | undefined
  /** Answers what a page may ask of it; prose is its digest. */
  readonly source: Source
  /** The pages and redirects that a build would make, and what would stop it. */
  readonly addresses: ReturnType<typeof checkPages>
  /** The bytes of an original, if it is there. @param path its name in `media/` */
  readonly original: (path: string) => Buffer | undefined
  /** Writes the whole snapshot, originals and all, into a folder. */
  readonly copyTo: (folder: string) => void
}

/** An editor's word for one entry of the type, within a sentence. @param key `<type>/<id>` */
export const nounOf = (key: string): string => lowerFirst(typeLabelOf(key))

/** 4 films, 1 film list */
export const countedEntries = (count: number, type: EntryType): string =>
  counted(count, lowerFirst(entryTypes[type].label), lowerFirst(entryTypes[type].plural))

/** Names that are all capitals stay so. */
export const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
