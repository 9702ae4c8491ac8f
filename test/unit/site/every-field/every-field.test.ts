/**
 * What editors enter is shown: each field of each type is changed in an entry of the sample, and some page is then another one,
 * as it is rendered. Words must be on it as they were entered.
 */
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ProblemError } from '#content/format/problem.ts'
import { type Entry, entryTypes } from '#content/schema/entry-types.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import type { SitePage } from '#site/loaders/source/site-pages.ts'
import { repository } from '#test/support/repository.ts'
import { mayConcern, ShownSite } from '#test/support/site/shown-site.ts'
import { type Field, fields, type Place, placesIn, withValue } from './fields.ts'
import { withGapsFilled } from './gaps.ts'
import { notShown } from './not-shown.ts'
import { otherValues, wordsIn } from './other-values.ts'

/** Entries that are tried: what is over, say, changes nothing. */
const mostTries = 24

let entries: ReadonlyMap<string, Entry>
let site: ShownSite
let places: ReadonlyMap<string, readonly Place[]>
let askedByLayout: ReadonlySet<string>
const asked = new Map<SitePage, ReadonlySet<string>>()

beforeAll(async () => {
  const snapshot = await loadSnapshot(join(repository, 'content'))
  entries = withGapsFilled(new Map([...snapshot.entries].map(([key, { entry }]) => [key, entry])))
  site = new ShownSite(entries)
  places = placesIn(entries.values())
  askedByLayout = site.dependenciesOf(() => site.layout())
  for (const page of site.pages())
    asked.set(
      page,
      site.dependenciesOf(() => site.load(page)),
    )
}, 60_000)

/** Whether the field, changed, changes a page. */
async function isShown(field: Field, tries = mostTries): Promise<boolean> {
  for (const { entry, path, value } of someOf(places.get(field.name) ?? [], tries)) {
    for (const other of otherValues(value, field.meta, entries)) {
      const { success, data } = entryTypes[entry.type].schema.safeParse(withValue(entry, path, other))
      if (success && (await changes(entry, data as Entry, wordsIn(other, field.meta)))) return true
    }
  }
  return false
}

/** A few of many, from all over, beginning with those that are not empty. */
function someOf(all: readonly Place[], count: number): readonly Place[] {
  const sorted = all.toSorted((a, b) => Number(isEmpty(a.value)) - Number(isEmpty(b.value)))
  const filled = sorted.filter(({ value }) => !isEmpty(value))
  const among = filled.length > 0 ? filled : sorted
  const step = Math.max(1, Math.floor(among.length / count))
  return among.filter((_, index) => index % step === 0).slice(0, count)
}

const isEmpty = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0)

/** @param words that the page must have then. */
async function changes(entry: Entry, changed: Entry, words: string | undefined): Promise<boolean> {
  const key = `${entry.type}/${entry.id}`
  const other = new ShownSite(new Map(entries).set(key, changed))
  try {
    for (const [before, after] of changedPages(other, key, entry)) {
      const html = await other.html(after)
      if (words ? html.includes(words) : html !== (await site.html(before))) return true
    }
  } catch (error) {
    // Nothing is shown of what cannot be loaded: a picture that is a film.
    if (!(error instanceof ProblemError)) throw error
  }
  return false
}

/** The entry's own page first, which may have another address now; those around which something has changed last. */
function* changedPages(other: ShownSite, key: string, entry: Entry): Generator<readonly [SitePage, SitePage]> {
  const own = site.pages().find((page) => page.entry === key)
  const ownNow = own && other.pages().find((page) => page.entry === key)
  if (own && ownNow && other.load(ownNow).json !== site.load(own).json) yield [own, ownNow]
  for (const [page, dependencies] of asked) {
    if (page === own || !mayConcern(dependencies, key, entry)) continue
    if (other.load(page).json !== site.load(page).json) yield [page, page]
  }
  if (!mayConcern(askedByLayout, key, entry) || other.layoutJson() === site.layoutJson()) return
  for (const page of site.pages().filter(({ path }) => aroundWhich.includes(path))) yield [page, page]
}

/** Pages with all that can stand around one. */
const aroundWhich = ['/', '/movies', '/events-at-gsc']

it('shows every field of every type on some page, but for those of a table that says why not', async () => {
  const hidden: string[] = []
  for (const field of fields) if (!(field.name in notShown) && !(await isShown(field))) hidden.push(field.name)
  expect(hidden).toEqual([])
}, 240_000)

it('keeps in that table only what is true: fields that there are, and that no page shows', async () => {
  const known = new Map(fields.map((field) => [field.name, field]))
  const wrong: string[] = []
  for (const name of Object.keys(notShown)) {
    const field = known.get(name)
    if (!field || (await isShown(field, 1))) wrong.push(name)
  }
  expect(wrong).toEqual([])
}, 240_000)
