/** The facts of an entry that the checks compare with others, and the problems that they report. */
import { entryFile } from '#content/format/entry-file.ts'
import type { Problem } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { MediaMime } from '#content/schema/media.ts'
import { type LinksInProse, linksOf } from '#content/snapshot/links.ts'
import { entryPath, type InternalLink, internalLinksAmong } from '#content/snapshot/paths.ts'
import { type Reference, referencesAmong } from '#content/snapshot/references.ts'
import { type Singleton, singletonOf } from './singleton-of.ts'

export interface SnapshotProblem extends Problem {
  /** `<type>/<id>` */
  readonly entry: string
  /** `<type>/<id>` of the missing entry, where that is the fault. */
  readonly missing?: string
}

/** All that the check uses of an entry. */
export interface EntryConstraints {
  readonly isPage: boolean
  readonly file: string
  /** Path of its page. */
  readonly path?: string
  /** A term's own. */
  readonly vocabulary?: string
  /** What a file is. */
  readonly mime?: MediaMime
  readonly redirect?: { readonly from: string; readonly to: string }
  /** What it is for, where a site has one such entry at most. */
  readonly singleton?: Singleton
  readonly references: readonly Reference[]
  readonly links: readonly InternalLink[]
}

export function constraintsOf(entry: Entry, linksInProse: LinksInProse): EntryConstraints {
  const path = entryPath(entry)
  const singleton = singletonOf(entry)
  const links = [...linksOf(entry, linksInProse)]
  return {
    isPage: entry.type === 'basicPage',
    file: entryFile(entry),
    ...(path === undefined ? {} : { path }),
    ...(entry.type === 'taxonomy' ? { vocabulary: entry.vocabulary } : {}),
    ...(entry.type === 'file' ? { mime: entry.mime } : {}),
    ...(entry.type === 'redirect' ? { redirect: { from: entry.from, to: entry.to } } : {}),
    ...(singleton ? { singleton } : {}),
    references: [...referencesAmong(links)],
    links: [...internalLinksAmong(links)],
  }
}

/** `<type>/<id>` → what is checked of the entry. */
export type Constraints = ReadonlyMap<string, EntryConstraints>
