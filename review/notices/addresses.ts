/** Notices about addresses: what an old one shows from now on, or where it leads. */
import { titleOf } from '#content/schema/entry-key.ts'
import { pageAt } from '#review/compare/addresses.ts'
import type { Moved } from '#review/entry-change.ts'
import { nounOf, type Side } from '#review/snapshots/side.ts'

export function movedText({ from, to }: Moved, head: Side): string {
  const isLed = !pageAt(head, from) && redirectAt(head, from) === to
  return `moves from \`${from}\` to \`${to}\`${isLed ? '' : `, and \`${from}\` ${outcomeAt(from, head)}`}`
}

/** Words for what an address that had a page does on the head. */
export function outcomeAt(address: string, head: Side): string {
  const owner = pageAt(head, address)
  if (owner) return `now shows ${ownerText(owner, head)}`
  const to = redirectAt(head, address)
  return to === undefined ? 'answers that there is no such page' : `leads to \`${to}\``
}

/** `film “Iron Bride”` */
export function ownerText(entry: string, { content }: Side): string {
  const owner = content.entries.get(entry)
  return `${nounOf(entry)} “${owner ? titleOf(owner) : entry}”`
}

export const redirectAt = ({ addresses }: Side, address: string): string | undefined =>
  addresses.redirects.find(({ from }) => from === address)?.to
