/**
 * What must hold between the entries of a snapshot, beyond each being valid by itself. Pure: the exporter asks before it
 * swaps, the site before it builds, and the tests of the committed snapshot ask too.
 */
import { entryFile } from '#content/format/entry-file.ts'
import type { Place } from '#content/format/places.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { normalPath, takenFromPages } from '#content/schema/path.ts'
import { type LinksInProse, parsedLinks } from './links.ts'
import { type OwnLink, ownLinksOf, pathOf } from './paths.ts'
import { type Reference, referencesOf } from './references.ts'
import { isPublicFile, isSiteFile } from './site-files.ts'

export interface SnapshotIssue {
  /** `<type>/<id>` */
  readonly entry: string
  readonly field?: string
  /** Within the prose of the field. */
  readonly place?: Place
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
  readonly links: readonly OwnLink[]
}

export function claimsOf(entry: Entry, linksInProse: LinksInProse): Claims {
  const path = pathOf(entry)
  return {
    isPage: entry.type === 'basicPage',
    file: entryFile(entry),
    ...(path === undefined ? {} : { path }),
    ...(entry.type === 'taxonomy' ? { vocabulary: entry.vocabulary } : {}),
    ...(entry.type === 'redirect' ? { redirect: { from: entry.from, to: entry.to } } : {}),
    references: [...referencesOf(entry, linksInProse)],
    links: [...ownLinksOf(entry, linksInProse)],
  }
}

/** By `<type>/<id>`. */
type Snapshot = ReadonlyMap<string, Claims>

/** @param entries by `<type>/<id>`. */
export function checkSnapshot(
  entries: ReadonlyMap<string, Entry>,
  linksInProse: LinksInProse = parsedLinks(),
): SnapshotIssue[] {
  const snapshot = new Map([...entries].map(([key, entry]) => [key, claimsOf(entry, linksInProse)]))
  return [...checkReferences(snapshot), ...checkNames(snapshot), ...checkLinks(snapshot), ...checkRedirects(snapshot)]
}

function* checkReferences(snapshot: Snapshot): Generator<SnapshotIssue> {
  for (const [entry, { references }] of snapshot) {
    for (const { key, vocabulary, ...where } of references) {
      const target = snapshot.get(key)
      if (!target)
        yield {
          entry,
          ...where,
          missing: key,
          what: `refers to ${key}, which does not exist`,
          hint: 'Publish it, or take the reference out.',
        }
      else if (vocabulary && target.vocabulary && target.vocabulary !== vocabulary) {
        yield {
          entry,
          ...where,
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
    const fault = path && takenFromPages(path)
    if (fault) yield { entry, field: isPage ? 'path' : 'slug', what: `its address ${fault}`, hint: 'Choose another.' }
  }
}

/** Own addresses must lead to a page, to an address that a redirect answers, or to a file that every site has. */
function* checkLinks(snapshot: Snapshot): Generator<SnapshotIssue> {
  const answered = new Set([...snapshot.values()].map(({ redirect, path }) => redirect?.from ?? path))
  for (const [entry, { links }] of snapshot) {
    for (const { path, ...where } of links) {
      if (!answered.has(normalPath(path) ?? path) && !isPublicFile(path))
        yield {
          entry,
          ...where,
          what: `links to ${path}, where there is no page`,
          hint: 'Choose the page itself as the target, or mend the address.',
        }
    }
  }
}

function* checkRedirects(snapshot: Snapshot): Generator<SnapshotIssue> {
  const pages = new Map([...snapshot].flatMap(([key, { path }]) => (path === undefined ? [] : [[path, key] as const])))
  const redirects = [...snapshot].flatMap(([key, { redirect }]) => (redirect ? [[key, redirect] as const] : []))
  const froms = new Map<string, string>()
  for (const [entry, { from }] of redirects) {
    const [page, twin] = [pages.get(from), froms.get(from)]
    froms.set(from, entry)
    const issue = { entry, field: 'from' }
    if (page)
      yield {
        ...issue,
        what: `${from} is the address of ${page}`,
        hint: 'Remove the redirect, or move the page first.',
      }
    else if (isSiteFile(from, pages))
      yield {
        ...issue,
        what: `${from} is a file of the site`,
        hint: 'Remove the redirect: that address has its own answer.',
      }
    if (twin) yield { ...issue, what: `${twin} redirects ${from} as well`, hint: 'Remove one of the two.' }
  }
  for (const [entry, { to }] of redirects) {
    const next = to.startsWith('/') ? normalPath(to.replace(/[?#].*$/s, '')) : undefined
    if (next !== undefined && froms.has(next))
      yield {
        entry,
        field: 'to',
        what: `${to} is redirected itself`,
        hint: 'Redirect to where the other one leads: chains are slow, and a loop never ends.',
      }
  }
}
