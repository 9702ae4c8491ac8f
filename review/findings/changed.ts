/** Rules about changes that somebody should confirm. */
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import { budgets } from '#review/compare/budgets.ts'
import { typeNumbers } from '#review/compare/numbers.ts'
import type { EntryChange, FieldChange } from '#review/entry-change.ts'
import { reachPhrase } from '#review/notices/phrases.ts'
import { titleIn } from './content.ts'
import type { RuleInput, RuleMatch } from './rule.ts'

interface ChangedValue {
  readonly change: Extract<FieldChange, { kind: 'value' }>
  /** The rows that it is in, from the outermost on. */
  readonly rows: readonly string[]
}

/** Every change of a single value, in groups and in rows of lists, too, also in those that are new or gone. */
function* valuesIn(fields: readonly FieldChange[], rows: readonly string[] = []): Generator<ChangedValue> {
  for (const field of fields) {
    if (field.kind === 'value') yield { change: field, rows }
    if (field.kind === 'group') yield* valuesIn(field.fields, rows)
    if (field.kind === 'list') for (const { text, fields = [] } of field.items) yield* valuesIn(fields, [...rows, text])
  }
}

function* changedValues(
  { changes }: RuleInput,
  isMeant: (field: ChangedValue['change']) => boolean,
): Generator<RuleMatch> {
  for (const { kind, entry, title, fields } of changes) {
    if (kind !== 'changed') continue
    for (const { change, rows } of valuesIn(fields))
      if (isMeant(change)) {
        const values = `${change.before ?? 'none'} → ${change.after ?? 'none'}`
        yield { entry, title, field: change.field, message: [...rows, values].join(': ') }
      }
  }
}

const contactField = /(?:^|\.)(?:phone|email)$/

export const changedContacts = (compared: RuleInput): Iterable<RuleMatch> =>
  changedValues(compared, ({ field }) => contactField.test(field))

export const changedPrices = (compared: RuleInput): Iterable<RuleMatch> =>
  changedValues(compared, ({ unit }) => unit === 'RM')

/** A film that an editor puts under Coming soon, or dates anew, and that is out already. */
export function* pastReleases({ base, head }: RuleInput): Generator<RuleMatch> {
  const today = dayInMalaysia(head.content.asOf)
  for (const list of head.content.entries.values()) {
    if (list.type !== 'movieList' || list.tab !== 'coming-soon') continue
    const former = base.content.entries.get(`movieList/${list.id}`)
    const listed = new Set(former?.type === 'movieList' ? former.movies : [])
    for (const key of list.movies) {
      const [film, old] = [head.content.entries.get(key), base.content.entries.get(key)]
      const [release, before] = [film, old].map((entry) =>
        entry && 'releaseDate' in entry ? entry.releaseDate : undefined,
      )
      if (release === undefined || release >= today || (listed.has(key) && release === before)) continue
      yield {
        entry: key,
        ...titleIn(head, key),
        field: 'releaseDate',
        message: `is in the list “${list.title}”, and its release, ${release}, is over`,
      }
    }
  }
}

/** A page that nobody finds any more may look as it always did. */
export function* hiddenPages({ changes }: RuleInput): Generator<RuleMatch> {
  for (const { kind, entry, title, fields } of changes)
    if (
      kind === 'changed' &&
      fields.some((change) => change.field === 'noIndex' && change.kind === 'value' && change.after)
    )
      yield { entry, title, field: 'noIndex', message: 'is kept out of search engines from now on' }
}

/**
 * An emptied field may mean “all” without anybody's intention, above all if every entry that it named was unpublished
 * (decision 0005).
 */
export function* fieldsForAll({ changes }: RuleInput): Generator<RuleMatch> {
  for (const { kind, entry, title, fields } of changes)
    for (const change of kind === 'changed' ? fields : [])
      if (change.forAll?.when === 'after')
        yield { entry, title, field: change.field, message: `is ${reachPhrase(change, change.forAll)}` }
}

const isBody = ({ field, of }: FieldChange): boolean => field === 'body' && of === 'prose'

export function* lostBodies({ head, changes }: RuleInput): Generator<RuleMatch> {
  for (const { kind, entry, title, fields } of changes) {
    const now = head.content.entries.get(entry)
    if (kind === 'changed' && fields.some(isBody) && now && !('body' in now && now.body))
      yield { entry, title, field: 'body', message: 'has lost all its text' }
  }
}

export function* lostTypes({ base, head, changes }: RuleInput): Generator<RuleMatch> {
  for (const { suspicious, plural, before, removed } of typeNumbers(base, head, changes))
    if (suspicious) yield { message: `${removed} of ${before} ${plural.toLowerCase()} are gone` }
}

export function* otherSource({ base, head }: RuleInput): Generator<RuleMatch> {
  const [before, after] = [base.manifest?.source, head.manifest?.source]
  if (before !== after) yield { message: `comes from ${after ?? 'an unknown CMS'}, and came from ${before ?? 'none'}` }
}

export function* exceededBudgets({ base, head }: RuleInput): Generator<RuleMatch> {
  for (const { name, unit, limit, before, after } of budgets(base, head))
    if (after > limit && after > before) yield { message: `${name}: ${after} ${unit}, where ${limit} is the most` }
}

/** An entry that the CMS made anew under the same address: links by id to the old one are lost. */
export function* remadeEntries({ changes }: { readonly changes: readonly EntryChange[] }): Generator<RuleMatch> {
  for (const { entry, title, replaces } of changes)
    if (replaces !== undefined)
      yield { entry, title, message: `takes the place of ${replaces}, under the same address` }
}
