/** What the next snapshot says of ticketing, with what is to be told of it: the service's answer against what we hold. */

import type { Ticketing } from '#content/schema/ticketing.ts'
import type { StoredEntry } from '#content/snapshot/stored-entry.ts'
import { withoutMissing } from '#content/snapshot/ticketing.ts'
import type { Change } from '../diff.ts'
import type { ExportProblem } from '../problem.ts'
import type { Asked } from './ask.ts'
import { catalogueOf } from './catalogue.ts'
import { salesChanges } from './changes.ts'
import { type SettleOptions, settle } from './settle.ts'

export interface NextTicketing {
  readonly ticketing: Ticketing
  readonly changes: readonly Change[]
  readonly problems: readonly ExportProblem[]
}

/** @param entries those of the next snapshot, by `<type>/<id>`: what refers to others goes. */
export function nextTicketing(
  before: Ticketing,
  asked: Asked,
  entries: ReadonlyMap<string, StoredEntry>,
  options: SettleOptions,
): NextTicketing {
  const held = withoutMissing(before, (key) => entries.has(key))
  const { ticketing, problems } =
    asked.kind === 'answered'
      ? settle(held, asked.answer, catalogueOf(entries), options)
      : { ticketing: held, problems: asked.kind === 'failed' ? [asked.problem] : [] }
  return { ticketing, problems, changes: salesChanges(before, ticketing, (key) => titleOf(key, entries)) }
}

function titleOf(key: string, entries: ReadonlyMap<string, StoredEntry>): string {
  const entry = entries.get(key)?.entry
  return entry && 'title' in entry ? entry.title : key
}
