/** Rules about where links lead that nothing led to before. */
import { contactsOf, hostsOf, linksIn } from '#review/compare/links.ts'
import { titleIn } from './content.ts'
import type { RuleInput, RuleMatch } from './rule.ts'

export function* newHosts({ base, head }: RuleInput): Generator<RuleMatch> {
  const known = hostsOf(base)
  const told = new Set<string>()
  for (const { entry, field, host, url } of linksIn(head).web) {
    if (known.has(host) || told.has(host)) continue
    told.add(host)
    yield { entry, ...titleIn(head, entry), field, message: `links to ${url}: nothing led to ${host} before` }
  }
}

/** Telephone numbers and e-mail addresses. */
export function* newContacts({ base, head }: RuleInput): Generator<RuleMatch> {
  const known = contactsOf(base)
  const told = new Set<string>()
  for (const { entry, field, target } of linksIn(head).contacts) {
    if (known.has(target) || told.has(target)) continue
    told.add(target)
    yield { entry, ...titleIn(head, entry), field, message: `leads to ${target}, where nothing led before` }
  }
}
