/**
 * What must hold between the entries of a snapshot, beyond each being valid by itself. Pure: the exporter asks before it
 * swaps, the site before it builds, and the tests of the committed snapshot ask too.
 */
import { entryFile } from '#content/format/entry-file.ts'
import type { Problem } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { normalPath, takenFromPages } from '#content/schema/path.ts'
import { type LinksInProse, linksOf, parsedLinks } from './links.ts'
import { entryPath, type OwnLink, ownLinksAmong } from './paths.ts'
import { type Reference, referencesAmong } from './references.ts'
import { isPublicFile, isSiteFile } from './site-files.ts'

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
  readonly redirect?: { readonly from: string; readonly to: string }
  readonly references: readonly Reference[]
  readonly links: readonly OwnLink[]
}

export function constraintsOf(entry: Entry, linksInProse: LinksInProse): EntryConstraints {
  const path = entryPath(entry)
  const links = [...linksOf(entry, linksInProse)]
  return {
    isPage: entry.type === 'basicPage',
    file: entryFile(entry),
    ...(path === undefined ? {} : { path }),
    ...(entry.type === 'taxonomy' ? { vocabulary: entry.vocabulary } : {}),
    ...(entry.type === 'redirect' ? { redirect: { from: entry.from, to: entry.to } } : {}),
    references: [...referencesAmong(links)],
    links: [...ownLinksAmong(links)],
  }
}

/** `<type>/<id>` → what is checked of the entry. */
type Snapshot = ReadonlyMap<string, EntryConstraints>

/** @param entries by `<type>/<id>`. */
export function checkSnapshot(
  entries: ReadonlyMap<string, Entry>,
  linksInProse: LinksInProse = parsedLinks(),
): SnapshotProblem[] {
  const snapshot = new Map([...entries].map(([key, entry]) => [key, constraintsOf(entry, linksInProse)]))
  return [...checkReferences(snapshot), ...checkNames(snapshot), ...checkLinks(snapshot), ...checkRedirects(snapshot)]
}

function* checkReferences(snapshot: Snapshot): Generator<SnapshotProblem> {
  for (const [entry, { references }] of snapshot) {
    for (const { key, vocabulary, ...place } of references) {
      const target = snapshot.get(key)
      if (!target)
        yield {
          entry,
          ...place,
          missing: key,
          message: `refers to ${key}, which does not exist`,
          hint: 'Publish it, or take the reference out.',
        }
      else if (vocabulary && target.vocabulary && target.vocabulary !== vocabulary) {
        yield {
          entry,
          ...place,
          message: `refers to ${key}, a term of "${target.vocabulary}"`,
          hint: `Choose a term of "${vocabulary}".`,
        }
      }
    }
  }
}

/** No two entries may want the same file or the same address. */
function* checkNames(snapshot: Snapshot): Generator<SnapshotProblem> {
  const owners = new Map<string, string>()
  for (const [entry, { file, path, isPage, vocabulary }] of snapshot) {
    const pathField = isPage ? 'path' : vocabulary === undefined ? 'slug' : 'key'
    const names = [file, path].filter((name) => name !== undefined)
    const taken = names.findLast((name) => owners.has(name))
    if (taken !== undefined) {
      const what = taken === path ? 'address' : 'file'
      yield {
        entry,
        field: isPage || taken === path ? pathField : 'slug',
        message: `${owners.get(taken)} has the same ${what}, ${taken}`,
        hint: 'Change one of the two.',
      }
    }
    for (const name of names) owners.set(name, entry)
    const fault = path && takenFromPages(path)
    if (fault) yield { entry, field: pathField, message: `its address ${fault}`, hint: 'Choose another.' }
  }
}

/** Own addresses must lead to a page, to an address that a redirect answers, or to a file that every site has. */
function* checkLinks(snapshot: Snapshot): Generator<SnapshotProblem> {
  const answered = new Set([...snapshot.values()].map(({ redirect, path }) => redirect?.from ?? path))
  for (const [entry, { links }] of snapshot) {
    for (const { path, ...place } of links) {
      if (!answered.has(normalPath(path) ?? path) && !isPublicFile(path))
        yield {
          entry,
          ...place,
          message: `links to ${path}, where there is no page`,
          hint: 'Choose the page itself as the target, or mend the address.',
        }
    }
  }
}

function* checkRedirects(snapshot: Snapshot): Generator<SnapshotProblem> {
  const pages = new Map([...snapshot].flatMap(([key, { path }]) => (path === undefined ? [] : [[path, key] as const])))
  const redirects = [...snapshot].flatMap(([key, { redirect }]) => (redirect ? [[key, redirect] as const] : []))
  // What is redirected has the files of a page, too.
  const withFiles = new Set([...pages.keys(), ...redirects.map(([, { from }]) => from)])
  const froms = new Map<string, string>()
  for (const [entry, { from }] of redirects) {
    const [page, twin] = [pages.get(from), froms.get(from)]
    froms.set(from, entry)
    const place = { entry, field: 'from' }
    if (page)
      yield {
        ...place,
        message: `${from} is the address of ${page}`,
        hint: 'Remove the redirect, or move the page first.',
      }
    else if (isSiteFile(from, withFiles))
      yield {
        ...place,
        message: `${from} is a file of the site`,
        hint: 'Remove the redirect: that address has its own answer.',
      }
    if (twin) yield { ...place, message: `${twin} redirects ${from} as well`, hint: 'Remove one of the two.' }
  }
  for (const [entry, { to }] of redirects) {
    const next = to.startsWith('/') ? normalPath(to.replace(/[?#].*$/s, '')) : undefined
    if (next !== undefined && froms.has(next))
      yield {
        entry,
        field: 'to',
        message: `${to} is redirected itself`,
        hint: 'Redirect to where the other one leads: chains are slow, and a loop never ends.',
      }
  }
}
