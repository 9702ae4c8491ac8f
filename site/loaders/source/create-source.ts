/** Answers the questions of `Source` from the entries of a snapshot. Pure: entries, prose and configuration are passed in. */

import { ProblemError } from '#content/format/problem.ts'
import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import { type Entry, type EntryType, isEntryType } from '#content/schema/entry-types.ts'
import { classifyLink } from '#content/schema/link.ts'
import { noTicketing, type Ticketing } from '#content/schema/ticketing.ts'
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import { type ServiceName, type SiteConfig, serviceHome } from '#site/config.ts'
import { originalUrl } from '#site/shared/media-url.ts'
import type { Picture } from '#site/shared/picture.ts'
import { addressOf, allOf, type Dependency, filmsInTab, pageAt, referringTo, salesOf, soldAt } from './dependency.ts'
import { pathOf } from './entry-path.ts'
import { filmsByTab } from './films-in-tab.ts'
import { levelHeadings } from './heading-levels.ts'
import { resolveLinks } from './resolve-prose.ts'
import { filmsSoldAt } from './sales.ts'
import type { FieldOf, Source } from './source.ts'
import { toFile, toPicture } from './to-media.ts'

/** The export checks that references lead somewhere: only an edited snapshot has one that does not. */
const restore = 'Publish it, or take the reference out, and export again.'

export interface Content {
  readonly asOf: string
  /** Entries by `<type>/<id>`. */
  readonly entries: ReadonlyMap<string, Entry>
  readonly ticketing: Ticketing
}

export interface SourceOptions {
  readonly content: Content
  readonly config: SiteConfig
  /** Prose as a tree, its links as the content has them. */
  readonly prose: (text: string) => ProseTree
  /** Called with everything that is asked. */
  readonly onRead?: (dependency: Dependency) => void
}

export function createSource({ content, config, prose, onRead }: SourceOptions): Source {
  const { byType, byPath } = indexesOf(content)
  const ticketing = config.skipTicketing ? noTicketing : content.ticketing
  const referrers = new Map<string, Map<string, Entry[]>>()
  let tabs: ReturnType<typeof filmsByTab> | undefined
  // Reads made while computing an answer are not dependencies of the page.
  const untracked = () => (onRead ? createSource({ content, config, prose }) : source)

  const find = (key: string): Entry => {
    const entry = content.entries.get(key)
    if (!entry) throw new ProblemError({ message: `refers to ${key}, which does not exist`, hint: restore })
    return entry
  }
  const any = (key: string): Entry => {
    onRead?.(key)
    return find(key)
  }
  const entry = <T extends EntryType>(type: T, key: string): Entry<T> => {
    const found = any(key)
    if (found.type !== type)
      throw new ProblemError({ message: `refers to ${key} where ${type} is expected`, hint: restore })
    return found as Entry<T>
  }
  const all = <T extends EntryType>(type: T): readonly Entry<T>[] => {
    onRead?.(allOf(type))
    return (byType.get(type) ?? []) as unknown as readonly Entry<T>[]
  }
  const source: Source = {
    asOf: content.asOf,
    today: dayInMalaysia(content.asOf),
    config,
    any,
    entry,
    all,
    referrersOf<T extends EntryType>(type: T, field: FieldOf<T>, key: string) {
      onRead?.(referringTo(key, type, field))
      const index = referrers.getOrInsertComputed(`${type} ${field}`, () =>
        referrersByTarget(byType.get(type) ?? [], field),
      )
      return (index.get(key) ?? []) as unknown as readonly Entry<T>[]
    },
    pageAt(path) {
      onRead?.(pageAt(path))
      return byPath.get(path)
    },
    pathOf(key) {
      onRead?.(addressOf(key))
      return pathOf(find(key))
    },
    knowsSales: ticketing.cinemas.size > 0,
    sales(film) {
      onRead?.(salesOf(film))
      return ticketing.films.get(film)
    },
    cinemaSales(cinema) {
      onRead?.(salesOf(cinema))
      return ticketing.cinemas.get(cinema)
    },
    soldAt(cinema) {
      onRead?.(soldAt(cinema))
      return filmsSoldAt(ticketing, cinema)
    },
    filmsInTab(tab) {
      onRead?.(filmsInTab(tab))
      tabs ??= filmsByTab(untracked())
      return tabs.get(tab) ?? []
    },
    link: (target) => linkOf(source, target),
    picture: (key): Picture => toPicture(entry('file', key)),
    fileUrl: (key, kind) => originalUrl(toFile(entry('file', key), kind)),
    prose: (text) => levelHeadings(resolveLinks(prose(text), source)),
    anchor: (wanted) => wanted,
  }
  return source
}

function linkOf(source: Source, target: string): string | undefined {
  const link = classifyLink(target)
  if (link.kind === 'service') {
    const { config } = source
    return Object.hasOwn(config.services, link.name) ? serviceHome(config, link.name as ServiceName) : undefined
  }
  if (link.kind !== 'reference') return target
  const path = source.pathOf(entryKey(link))
  return path && link.hash ? `${path.replace(/#.*$/, '')}${link.hash}` : path
}

interface Indexes {
  readonly byType: ReadonlyMap<EntryType, readonly Entry[]>
  readonly byPath: ReadonlyMap<string, Entry<'basicPage'>>
}

const indexes = new WeakMap<ReadonlyMap<string, Entry>, Indexes>()

/** The same for every source of a build, so made once. */
function indexesOf({ entries }: Content): Indexes {
  return indexes.getOrInsertComputed(entries, () => {
    const byType = new Map<EntryType, Entry[]>()
    const byPath = new Map<string, Entry<'basicPage'>>()
    for (const entry of entries.values()) {
      if (isEntryType(entry.type)) byType.getOrInsertComputed(entry.type, () => []).push(entry)
      if (entry.type === 'basicPage') byPath.set(entry.path, entry)
    }
    for (const list of byType.values()) list.sort(byName)
    return { byType, byPath }
  })
}

const nameOf = (entry: Entry): string => (entry.type === 'basicPage' ? entry.path : entry.slug)

/** Compares by code unit: the same order on every machine, whatever its locale and the order of its folders. */
function byName(a: Entry, b: Entry): number {
  const [left, right] = [nameOf(a), nameOf(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function referrersByTarget(entries: readonly Entry[], field: string): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  for (const entry of entries) {
    const value: unknown = Reflect.get(entry, field)
    for (const key of new Set([value].flat()))
      if (typeof key === 'string') index.getOrInsertComputed(key, () => []).push(entry)
  }
  return index
}
