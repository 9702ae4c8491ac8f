/**
 * What must hold between the entries of a snapshot, beyond each being valid by itself. Pure: the exporter asks before it
 * swaps, the site before it builds, and the tests of the committed snapshot ask too.
 */
import { entryFile } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { ownLinksOf, pathOf } from './paths.ts'
import { referencesOf } from './references.ts'

export interface SnapshotIssue {
  /** `<type>/<id>` */
  readonly entry: string
  readonly field?: string
  /** `<type>/<id>` of the missing entry, where that is the fault. */
  readonly missing?: string
  readonly what: string
  readonly hint: string
}

/** @param entries by `<type>/<id>`. */
export function checkSnapshot(entries: ReadonlyMap<string, Entry>): SnapshotIssue[] {
  return [...checkReferences(entries), ...checkNames(entries), ...checkLinks(entries), ...checkRedirects(entries)]
}

function* checkReferences(entries: ReadonlyMap<string, Entry>): Generator<SnapshotIssue> {
  for (const [entry, value] of entries) {
    for (const { key, field, vocabulary } of referencesOf(value)) {
      const target = entries.get(key)
      if (!target)
        yield {
          entry,
          field,
          missing: key,
          what: `refers to ${key}, which does not exist`,
          hint: 'Publish it, or take the reference out.',
        }
      else if (vocabulary && target.type === 'taxonomy' && target.vocabulary !== vocabulary) {
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
function* checkNames(entries: ReadonlyMap<string, Entry>): Generator<SnapshotIssue> {
  const owners = new Map<string, string>()
  for (const [entry, value] of entries) {
    const claims = [entryFile(value), pathOf(value)].filter((claim) => claim !== undefined)
    const taken = claims.findLast((claim) => owners.has(claim))
    if (taken !== undefined) {
      const field = value.type === 'basicPage' ? 'path' : 'slug'
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
function* checkLinks(entries: ReadonlyMap<string, Entry>): Generator<SnapshotIssue> {
  const answered = new Set<string>()
  for (const value of entries.values()) {
    const path = value.type === 'redirect' ? value.from : pathOf(value)
    if (path) answered.add(path)
  }
  for (const [entry, value] of entries) {
    for (const { path, field } of ownLinksOf(value)) {
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

function* checkRedirects(entries: ReadonlyMap<string, Entry>): Generator<SnapshotIssue> {
  const pages = new Map([...entries].flatMap(([key, value]) => (pathOf(value) ? [[pathOf(value), key] as const] : [])))
  const redirects = [...entries].flatMap(([key, value]) => (value.type === 'redirect' ? [[key, value] as const] : []))
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
