/** Rules about what the addresses of pages show. */
import { pageAt } from '#review/compare/addresses.ts'
import { ownerText } from '#review/notices/addresses.ts'
import type { Found, RuleInput } from './rule.ts'

/** Links and bookmarks that led to an entry lead to another one: no build stops there, as the address answers. */
export function* takenAddresses({ head, changes }: RuleInput): Generator<Found> {
  for (const { kind, entry, title, address, moved } of changes) {
    const former = kind === 'removed' ? address : moved?.from
    const owner = former === undefined ? undefined : pageAt(head, former)
    if (owner !== undefined && owner !== entry)
      yield { entry, title, message: `had the address ${former}, which now shows ${ownerText(owner, head)}` }
  }
}
