/** Asks every rule. */
import type { Finding, Findings, Severity } from '#review/report.ts'
import { titleIn } from './content.ts'
import type { Rule, RuleInput, RuleMatch } from './rule.ts'
import { rules } from './rules.ts'

const order: readonly Severity[] = ['blocks', 'warns', 'notes']

export function findAll(compared: RuleInput): Findings {
  const found = Object.entries(rules).map(([name, rule]) => ({ name, rule, ...ask(rule, compared) }))
  const fresh = found.flatMap(({ name, rule, fresh }) =>
    fresh.map(
      (finding): Finding => ({
        ...(finding.entry === undefined ? {} : titleIn(compared.head, finding.entry)),
        ...finding,
        rule: name,
        severity: rule.severity,
        hint: finding.hint ?? rule.hint,
      }),
    ),
  )
  return {
    fresh: order.flatMap((severity) => fresh.filter((finding) => finding.severity === severity)),
    known: found
      .filter(({ known }) => known > 0)
      .map(({ name, rule: { severity }, known }) => ({ rule: name, severity, count: known })),
  }
}

function ask(rule: Rule, compared: RuleInput): { readonly fresh: readonly RuleMatch[]; readonly known: number } {
  if ('inChanges' in rule) return { fresh: sorted(rule.inChanges(compared)), known: 0 }
  const before = new Map<string, number>()
  for (const found of rule.inSnapshot(compared.base)) {
    const key = identity(found)
    before.set(key, (before.get(key) ?? 0) + 1)
  }
  const after = sorted(rule.inSnapshot(compared.head))
  const isKnown = (found: RuleMatch): boolean => {
    const key = identity(found)
    const left = before.get(key) ?? 0
    before.set(key, left - 1)
    return left > 0
  }
  // A blocking finding is reported for as long as it blocks.
  const fresh = after.filter((found) => rule.severity === 'blocks' || !isKnown(found))
  return { fresh, known: after.length - fresh.length }
}

/** The identity of a finding across snapshots. Lines and row numbers are left out, as edits above change them. */
const identity = ({ entry, file, field, message }: RuleMatch): string =>
  JSON.stringify([entry, file, field?.replaceAll(/\.\d+(?=\.|$)/g, ''), message])

const sorted = (found: Iterable<RuleMatch>): RuleMatch[] =>
  [...found].sort((a, b) => (identity(a) < identity(b) ? -1 : identity(a) > identity(b) ? 1 : 0))
