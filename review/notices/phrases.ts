/** Changes of fields as parts of a sentence. */
import { counted } from '#content/format/count.ts'
import { firstFew } from '#content/format/first-few.ts'
import { shorten } from '#content/format/shorten.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { FieldChange, ItemChange } from '#review/entry-change.ts'
import { lowerFirst } from '#review/snapshots/side.ts'
import { factsFirst, rowsWithFactsFirst } from './weights.ts'

/** Names of fields and groups that say little outside of their form. */
const names: Readonly<Record<string, string>> = {
  order: 'place among the others',
  movies: 'films',
  items: 'entries',
  key: 'key in addresses and filters',
  noIndex: 'kept out of search engines',
  apply: 'way to apply',
  shownWhen: 'condition',
  'geo.latitude': 'latitude on maps',
  'geo.longitude': 'longitude on maps',
  'seo.title': 'title in search results',
  'seo.description': 'description in search results',
  'seo.image': 'picture in shared links',
}

/** Links, redirects and authors have such fields as well, which hold no time. */
const namesOfTimes: Readonly<Record<string, string>> = { from: 'first day', to: 'last day' }

/** Characters; longer values are not repeated: the table below has them. */
const maxValueLength = 60

/** Fields that no visitor reads, and those that are reported as a move or as another name. */
const hidden: ReadonlySet<string> = new Set(['slug', 'path', 'title'])

export const phraseOf = (change: FieldChange): string | undefined =>
  hidden.has(change.field) ? undefined : fieldPhrase(change)

/**
 * The phrase for a field of an entry or of a row, also for a row's name: the name of a row is reported nowhere else.
 */
function fieldPhrase(change: FieldChange): string | undefined {
  if (change.of === 'measured') return undefined
  if (change.forAll) return reachPhrase(change, change.forAll)
  const name = nameOf(change)
  switch (change.kind) {
    case 'text':
      return textPhrase(name, change.sentences)
    case 'list':
      return `${name}${listPhrase(change.items)}`
    case 'value':
      return valuePhrase(name, change)
    case 'group':
      return change.change === 'added' ? withArticle(name) : `no ${name} any more`
  }
}

/** `now for all cinemas, not only for Kayangan Walk` */
export function reachPhrase(change: FieldChange, { means, when }: NonNullable<FieldChange['forAll']>): string {
  const texts = change.kind === 'list' ? change.items.map(({ text }) => shorten(text, maxValueLength)) : []
  const named = change.kind === 'value' ? (change.before ?? change.after) : some(texts, ', ')[0]
  return when === 'after' ? `now for ${means}, not only for ${named}` : `now only for ${named}, not for ${means}`
}

/** `label of the hero’s link` */
function nameOf({ field, groups = [], label, of }: FieldChange): string {
  if (label === 'Body') return 'text'
  const known = of === 'day' || of === 'instant' ? { ...names, ...namesOfTimes } : names
  const byName = ownValue(known, field)
  const own = byName ?? lowerFirst(label)
  if (groups.length === 0 || byName !== undefined) return own
  const path = field.split('.')
  const around = groups
    .map((group, at) => ownValue(names, path.slice(0, at + 1).join('.')) ?? lowerFirst(group))
    .join('’s ')
  // What a link of a group does is its label: it leads to something.
  return of === 'link' ? `${around} ${own}` : `${own} of the ${around}`
}

function textPhrase(name: string, sentences: Extract<FieldChange, { kind: 'text' }>['sentences']): string {
  const kinds = new Set(sentences.map(({ kind }) => kind))
  const of = (kind: string) => sentences.filter((sentence) => sentence.kind === kind).length
  // One that took the place of another is one.
  const number = Math.max(of('added'), of('removed')) + of('changed') + of('moved')
  const count = counted(number, 'sentence')
  if (kinds.size === 1 && kinds.has('added')) return `${name}: ${count} more`
  if (kinds.size === 1 && kinds.has('removed')) return `${name}: ${count} less`
  if (kinds.size === 1 && kinds.has('moved')) return `${name} in another order`
  if (kinds.has('divided')) return `${name} divided otherwise`
  return `${name} reworded (${count})`
}

const maxItems = 3

function listPhrase(items: readonly ItemChange[]): string {
  const of = (kind: ItemChange['kind']) => items.filter((item) => item.kind === kind)
  const rowName = ({ text }: ItemChange) => shorten(text, maxValueLength)
  const changed = rowsWithFactsFirst(of('changed')).map(
    (item) => `${rowName(item)} changed${details(item.fields ?? [])}${item.place ? `, ${placeText(item.place)}` : ''}`,
  )
  const parts = [
    ...some(of('added').map(rowName), ', ').map((named) => `with ${named}`),
    ...some(of('removed').map(rowName), ', ').map((named) => `without ${named}`),
    ...some(changed, ', '),
  ]
  const moved = of('moved')
  if (parts.length > 0) return ` ${[...parts, ...(moved.length > 0 ? ['the others in another order'] : [])].join(', ')}`
  const [only] = moved
  return moved.length === 1 && only?.place ? `: ${rowName(only)} ${placeText(only.place)}` : ' in another order'
}

/** The first ones, and how many there are besides; nothing of none. */
const some = (texts: readonly string[], between: ', ' | '; '): string[] =>
  texts.length === 0 ? [] : [firstFew(texts, { most: maxItems, between })]

function details(fields: readonly FieldChange[]): string {
  const [phrases] = some(
    factsFirst(fields).flatMap((field) => fieldPhrase(field) ?? []),
    '; ',
  )
  return phrases === undefined ? '' : ` (${phrases})`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ordinal = (place: number): string => ordinals[place - 1] ?? `number ${place}`

const placeText = ({ from, to }: NonNullable<ItemChange['place']>): string => `now ${ordinal(to)}, not ${ordinal(from)}`

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

function valuePhrase(name: string, { field, of, before, after }: Extract<FieldChange, { kind: 'value' }>): string {
  if (/mage$|\b(?:poster|backdrop\w*)$/.test(field))
    return before === undefined ? withArticle(name) : after === undefined ? `no ${name} any more` : `another ${name}`
  if (of === 'boolean') return `${name}: ${after ?? 'no'}`
  // Words of an editor's may be a sentence themselves.
  const quoted = (text: string) =>
    of === 'text' && /\s/.test(text) ? `“${shorten(text, maxValueLength)}”` : shorten(text, maxValueLength)
  if (before === undefined) return `${name} ${quoted(after ?? '')}, which had none`
  if (after === undefined) return `no ${name} any more, which was ${quoted(before)}`
  if (before.length > maxValueLength || after.length > maxValueLength) return `${name} reworded`
  return `${name} ${quoted(after)}, not ${quoted(before)}`
}
