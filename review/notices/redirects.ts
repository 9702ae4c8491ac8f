/** What visitors will notice of redirects: where an address leads that led elsewhere, and that one leads nowhere. */
import { pageAt } from '#review/compare/addresses.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { AddressChanges } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import { outcomeAt, redirectAt } from './addresses.ts'

interface Context {
  readonly head: Side
  readonly addresses: AddressChanges
}

/** Nothing where only what no visitor sees is another: its name, or that search engines forget the old address. */
export function redirectSentence({ entry, fields }: EntryChange, { head, addresses }: Context): string | undefined {
  const sentences = fields.flatMap((change) =>
    change.kind === 'value' && change.field === 'from' && change.before !== undefined
      ? [formerText(change.before, head)]
      : [],
  )
  const redirect = head.content.entries.get(entry)
  const leadsElsewhere = fields.some(({ field }) => field === 'from' || field === 'to')
  // Where the page is gone, that is said there.
  const isToldThere = (from: string) => addresses.removed.some(({ address }) => address === from)
  if (redirect?.type === 'redirect' && leadsElsewhere && !isToldThere(redirect.from)) {
    const to = redirect.to.startsWith('ref:') ? (head.source.link(redirect.to) ?? redirect.to) : redirect.to
    sentences.push(`\`${redirect.from}\` now leads to \`${to}\`.`)
  }
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

const formerText = (address: string, head: Side): string =>
  pageAt(head, address) === undefined && redirectAt(head, address) === undefined
    ? `\`${address}\` is redirected no more.`
    : `\`${address}\` ${outcomeAt(address, head)}.`
