/** The changes that visitors will notice, the heaviest first; changes by date and of sales are apart. */
import { salesChanges } from '#exporter/ticketing/changes.ts'
import { titlesOf } from '#review/compare/entry-changes.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { AddressChanges, Notice, Notices } from '#review/report.ts'
import { nounOf, type Side, upperFirst } from '#review/snapshots/side.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { editNotices } from './edits.ts'
import { timeNotices } from './time.ts'
import { weightOfSales } from './weights.ts'

interface Options {
  readonly base: Side
  readonly head: Side
  /** The base at the clock of the head. */
  readonly later: Source
  readonly changes: readonly EntryChange[]
  readonly addresses: AddressChanges
}

export function noticesOf({ base, head, later, changes, addresses }: Options): Notices {
  return {
    edits: byWeight(editNotices(changes, { head, addresses })),
    time: byWeight(timeNotices(base, later, head)),
    sales: byWeight(salesNotices(base, head)),
  }
}

function salesNotices(base: Side, head: Side): Notice[] {
  const changes = salesChanges(base.content.ticketing, head.content.ticketing, titlesOf(base, head))
  return changes.map(({ entry, title, fields }) => ({
    text: `${upperFirst(nounOf(entry))} “${title}”: ${fields.join('; ')}.`,
    weight: weightOfSales,
    entry,
  }))
}

const byWeight = (notices: readonly Notice[]): Notice[] =>
  [...notices].sort((a, b) => b.weight - a.weight || (a.entry < b.entry ? -1 : a.entry > b.entry ? 1 : 0))
