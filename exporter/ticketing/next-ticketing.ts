/** The sales of the next snapshot, with the notices about them: the service's answer merged into what we hold. */

import type { Ticketing } from '#content/schema/ticketing.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'
import { withoutMissing } from '#content/snapshot/ticketing.ts'
import type { Change } from '../diff.ts'
import type { ExportProblem } from '../problem.ts'
import { catalogueOf } from './catalogue.ts'
import { salesChanges } from './changes.ts'
import type { TicketingResult } from './fetch-ticketing.ts'
import { type MergeOptions, mergeSales } from './merge-sales.ts'

export interface NextTicketing {
  readonly ticketing: Ticketing
  readonly changes: readonly Change[]
  readonly problems: readonly ExportProblem[]
}

/** @param entries those of the next snapshot, by `<type>/<id>`: what refers to others goes. */
export function nextTicketing(
  before: Ticketing,
  result: TicketingResult,
  entries: ReadonlyMap<string, StoredEntry>,
  options: MergeOptions,
): NextTicketing {
  const held = withoutMissing(before, (key) => entries.has(key))
  const { ticketing, problems } =
    result.kind === 'received'
      ? mergeSales(held, result.data, catalogueOf(entries), options)
      : { ticketing: held, problems: result.kind === 'failed' ? [result.problem] : [] }
  return { ticketing, problems, changes: salesChanges(before, ticketing, (key) => titleOf(key, entries)) }
}

function titleOf(key: string, entries: ReadonlyMap<string, StoredEntry>): string {
  const entry = entries.get(key)?.entry
  return entry && 'title' in entry ? entry.title : key
}
