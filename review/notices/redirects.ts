/** Notices about redirects: a new target, for how long, or none any more. */
import type { Entry } from '#content/schema/entry-types.ts'
import { pageAt } from '#review/compare/addresses.ts'
import type { EntryChange } from '#review/entry-change.ts'
import type { AddressChanges } from '#review/report.ts'
import type { Side } from '#review/snapshots/side.ts'
import { isMissing } from '#site/node/addresses/plan-redirects.ts'
import { outcomeAt, redirectAt } from './addresses.ts'

interface Context {
  readonly head: Side
  readonly addresses: AddressChanges
}

/** Undefined if no visitor and no search engine sees the difference, such as another name. */
export function redirectSentence(change: EntryChange, { head, addresses }: Context): string | undefined {
  const { entry, fields } = change
  const sentences = fields.flatMap((field) =>
    field.kind === 'value' && field.field === 'from' && field.before !== undefined
      ? [formerText(field.before, head)]
      : [],
  )
  const redirect = head.content.entries.get(entry)
  if (redirect?.type === 'redirect') {
    const leadsElsewhere = fields.some(({ field }) => field === 'from' || field === 'to')
    // A page that is gone is reported as such.
    const isToldHere = leadsElsewhere && !addresses.removed.some(({ address }) => address === redirect.from)
    if (isToldHere) sentences.push(`\`${redirect.from}\` now leads to \`${targetOf(redirect, head)}\`.`)
    if (change.kind === 'changed' && fields.some(({ field }) => field === 'permanent'))
      sentences.push(`${isToldHere ? 'It' : `\`${redirect.from}\``} is now redirected ${termOf(redirect)}.`)
  }
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

const targetOf = ({ to }: Entry<'redirect'>, head: Side): string =>
  to.startsWith('ref:') && !isMissing(to, head.content) ? (head.source.link(to) ?? to) : to

const termOf = ({ permanent }: Entry<'redirect'>): string =>
  permanent
    ? 'for good: search engines forget it, and browsers may remember where it led'
    : 'for the time being: search engines keep it'

const formerText = (address: string, head: Side): string =>
  pageAt(head, address) === undefined && redirectAt(head, address) === undefined
    ? `\`${address}\` is redirected no more.`
    : `\`${address}\` ${outcomeAt(address, head)}.`
