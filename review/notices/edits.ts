/** Notices about edits: a sentence for each entry. */
import type { Entry } from '#content/schema/entry-types.ts'
import { vocabularies } from '#content/schema/types/site.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { AddressChanges, Notice } from '#review/report.ts'
import { lowerFirst, nounOf, type Side, upperFirst } from '#review/snapshots/side.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { formatRinggit } from '#site/shared/money.ts'
import { movedText, outcomeAt } from './addresses.ts'
import { fileSentence } from './files.ts'
import { lostMentions, mentionsText } from './lost-mentions.ts'
import { phraseOf } from './phrases.ts'
import { redirectSentence } from './redirects.ts'
import { factsFirst, weightOf } from './weights.ts'

interface Context {
  readonly head: Side
  readonly addresses: AddressChanges
}

export function editNotices(changes: readonly EntryChange[], context: Context): Notice[] {
  const lost = lostMentions(changes)
  const toldElsewhere = new Set([...lost.values()].flat())
  return changes.flatMap((change): Notice[] => {
    const text = toldElsewhere.has(change) ? undefined : sentenceOf(change, context)
    const mentions = lost.get(change.entry)
    const after = mentions ? ` ${mentionsText(mentions)}.` : ''
    return text === undefined
      ? []
      : [{ text: text + after, weight: weightOf(change, context.head), entry: change.entry }]
  })
}

function sentenceOf(change: EntryChange, context: Context): string | undefined {
  if (change.type === 'file') return fileSentence(change, context.head)
  if (change.type === 'redirect') return redirectSentence(change, context)
  if (change.kind === 'added')
    return `New ${nameOf(change, context)}${factsOf(context.head.content.entries.get(change.entry))}${at(change.address)}.`
  if (change.kind === 'removed') return removedSentence(change, context)
  const phrases = factsFirst(change.fields).flatMap((field) => phraseOf(field) ?? [])
  const moved = change.moved ? movedText(change.moved, context.head) : undefined
  const renamed = change.formerTitle === undefined ? undefined : `is now called “${change.title}”`
  const acts = [renamed, moved].filter((act) => act !== undefined)
  if (acts.length + phrases.length === 0) return undefined
  const name = upperFirst(nameOf(change, context))
  const said = acts.length > 0 ? ` ${acts.join(' and ')}` : ''
  const sentence = `${name}${said}${phrases.length > 0 ? `${said ? '; ' : ': '}${someOf(phrases)}` : ''}`
  // Words of an editor's may end as a sentence does.
  return /[.!?…]”$/.test(sentence) ? sentence : `${sentence}.`
}

const maxPhrases = 5

const someOf = (phrases: readonly string[]): string =>
  phrases.length <= maxPhrases
    ? phrases.join('; ')
    : `${phrases.slice(0, maxPhrases - 1).join('; ')}; ${phrases.length - maxPhrases + 1} more fields`

const at = (address: string | undefined): string => (address === undefined ? '' : `, at \`${address}\``)

/** `film “Redline KL”`, or of a term `genre “Action”`; by the name that it was known by. */
function nameOf({ entry, title, formerTitle, type }: EntryChange, { head }: Context): string {
  const held = head.content.entries.get(entry)
  const noun =
    type === 'taxonomy' && held?.type === 'taxonomy' ? lowerFirst(vocabularies[held.vocabulary]) : nounOf(entry)
  return `${noun} “${formerTitle ?? title}”`
}

function factsOf(entry: Entry | undefined): string {
  switch (entry?.type) {
    case 'movie':
      return entry.releaseDate ? `, released on ${formatDay(entry.releaseDate).text}` : ', without a date of release'
    case 'promotion':
    case 'filmFestival':
    case 'movieGift':
      return `, ${lowerFirst(formatDayRange(entry))}`
    case 'package':
    case 'keepsake':
      return `, ${formatRinggit(entry.price)}`
    case 'cinema':
      return ` in ${entry.town}`
    case 'banner':
    case 'notification':
      return `: ${entry.text ?? 'without words'}`.replace(/[.!]$/, '')
    default:
      return ''
  }
}

function removedSentence(change: EntryChange, context: Context): string {
  const name = upperFirst(nameOf(change, context))
  const { address } = change
  return `${name} is gone${address === undefined ? '' : `; \`${address}\` ${outcomeAt(address, context.head)}`}.`
}
