/**
 * What must hold between the entries of a snapshot, beyond each being valid by itself. Pure: the exporter asks before it
 * swaps, the site before it builds, and the tests of the committed snapshot ask too.
 */
import { entryFile } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { ownLinksOf, pathOf } from './paths.ts'
import { type Reference, referencesOf } from './references.ts'

export interface SnapshotIssue {
  /** `<type>/<id>` */
  readonly entry: string
  readonly field?: string
  /** `<type>/<id>` of the missing entry, where that is the fault. */
  readonly missing?: string
  readonly what: string
  readonly hint: string
}

/** All that the check knows of an entry: while these stay the same, so does what it finds. */
export interface Claims {
  readonly isPage: boolean
  readonly file: string
  /** Of its page. */
  readonly path?: string
  /** A term's own. */
  readonly vocabulary?: string
  readonly redirect?: { readonly from: string; readonly to: string }
  readonly references: readonly Reference[]
  readonly links: readonly { readonly path: string; readonly field: string }[]
}

export function claimsOf(entry: Entry): Claims {
  const path = pathOf(entry)
  return {
    isPage: entry.type === 'basicPage',
    file: entryFile(entry),
    ...(path === undefined ? {} : { path }),
    ...(entry.type === 'taxonomy' ? { vocabulary: entry.vocabulary } : {}),
    ...(entry.type === 'redirect' ? { redirect: { from: entry.from, to: entry.to } } : {}),
    references: [...referencesOf(entry)],
    links: [...ownLinksOf(entry)],
  }
}

/** By `<type>/<id>`. */
type Snapshot = ReadonlyMap<string, Claims>

/** @param entries by `<type>/<id>`. */
export function checkSnapshot(entries: ReadonlyMap<string, Entry>): SnapshotIssue[] {
  const snapshot = new Map([...entries].map(([key, entry]) => [key, claimsOf(entry)]))
  return [...checkReferences(snapshot), ...checkNames(snapshot), ...checkLinks(snapshot), ...checkRedirects(snapshot)]
}

function* checkReferences(snapshot: Snapshot): Generator<SnapshotIssue> {
  for (const [entry, { references }] of snapshot) {
    for (const { key, field, vocabulary } of references) {
      const target = snapshot.get(key)
      if (!target)
        yield {
          entry,
          field,
          missing: key,
          what: `refers to ${key}, which does not exist`,
          hint: 'Publish it, or take the reference out.',
        }
      else if (vocabulary && target.vocabulary && target.vocabulary !== vocabulary) {
        yield {
          entry,
          field,
          what: `refers to ${key}, a term of "${target.vocabulary}"`,
          hint: `Choose a term of "${vocabulary}".`,
        }
      }
    }
  }
}

/** No two entries may want the same file or the same address. */
function* checkNames(snapshot: Snapshot): Generator<SnapshotIssue> {
  const owners = new Map<string, string>()
  for (const [entry, { file, path, isPage }] of snapshot) {
    const claims = [file, path].filter((claim) => claim !== undefined)
    const taken = claims.findLast((claim) => owners.has(claim))
    if (taken !== undefined) {
      const field = isPage ? 'path' : 'slug'
      yield {
        entry,
        field,
        what: `${owners.get(taken)} has the same address, ${taken}`,
        hint: 'Change one of the two.',
      }
    }
    for (const claim of claims) owners.set(claim, entry)
  }
}

/** Own addresses must lead to a page, or to an address that a redirect answers. */
function* checkLinks(snapshot: Snapshot): Generator<SnapshotIssue> {
  const answered = new Set([...snapshot.values()].map(({ redirect, path }) => redirect?.from ?? path))
  for (const [entry, { links }] of snapshot) {
    for (const { path, field } of links) {
      if (!answered.has(path))
        yield {
          entry,
          field,
          what: `links to ${path}, where there is no page`,
          hint: 'Choose the page itself as the target, or mend the address.',
        }
    }
  }
}

function* checkRedirects(snapshot: Snapshot): Generator<SnapshotIssue> {
  const pages = new Map([...snapshot].map(([key, { path }]) => [path, key]))
  const redirects = [...snapshot].flatMap(([key, { redirect }]) => (redirect ? [[key, redirect] as const] : []))
  const froms = new Set(redirects.map(([, { from }]) => from))
  for (const [entry, { from, to }] of redirects) {
    const page = pages.get(from)
    if (page)
      yield {
        entry,
        field: 'from',
        what: `${from} is the address of ${page}`,
        hint: 'Remove the redirect, or move the page first.',
      }
    if (froms.has(to))
      yield {
        entry,
        field: 'to',
        what: `${to} is redirected itself`,
        hint: 'Redirect to where the other one leads: chains are slow, and a loop never ends.',
      }
  }
}
