/** Rules about what the addresses of pages show. */

import { urlsFile } from '#content/snapshot/files.ts'
import { pageAt, redirectedAddresses } from '#review/compare/addresses.ts'
import { ownerText } from '#review/notices/addresses.ts'
import type { Side } from '#review/snapshots/side.ts'
import type { RuleInput, RuleMatch } from './rule.ts'

/** Links and bookmarks that led to an entry lead to another one: no build stops there, as the address answers. */
export function* takenAddresses({ base, head, changes }: RuleInput): Generator<RuleMatch> {
  for (const { kind, entry, title, address, moved } of changes) {
    const former = kind === 'removed' ? address : moved?.from
    const owner = former === undefined ? undefined : pageAt(head, former)
    if (owner !== undefined && owner !== entry)
      yield { entry, title, message: `had the address ${former}, which now shows ${ownerText(owner, head)}` }
  }
  for (const { address, before, shows } of redirectedAddresses(base, head))
    if (before !== undefined && shows !== undefined)
      yield { entry: shows, message: `takes the address ${address}, which led to ${before}` }
}

/**
 * An editor's redirect is reported as an edit. Else it is the list of old addresses that lost one, or has it for
 * another page.
 */
export function* lostRedirects({ base, head }: RuleInput): Generator<RuleMatch> {
  const [before, after] = [editedRedirects(base), editedRedirects(head)]
  const vanished = new Set(head.addresses.vanished.map(({ route }) => route))
  for (const { address, before: old, after: now, shows } of redirectedAddresses(base, head)) {
    const isTold = shows !== undefined || vanished.has(address) || before.has(address) || after.has(address)
    if (old === undefined || isTold) continue
    const outcome = now === undefined ? 'answers that there is no such page' : `leads to ${now}`
    yield { file: urlsFile, message: `${address} led to ${old}, and now ${outcome}` }
  }
}

const editedRedirects = ({ content }: Side): Set<string> =>
  new Set([...content.entries.values()].flatMap((entry) => (entry.type === 'redirect' ? [entry.from] : [])))
