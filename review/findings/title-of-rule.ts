import { ownValue } from '#content/schema/own-value.ts'
import { refusals } from '#review/refusal.ts'
import { rules } from './rules.ts'

/** The title of a rule, for a heading. */
export function titleOfRule(rule: string): string {
  const table: Readonly<Record<string, { readonly title: string }>> = { ...rules, ...refusals }
  return ownValue(table, rule)?.title ?? rule
}
