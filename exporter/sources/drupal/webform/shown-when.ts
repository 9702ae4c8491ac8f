/**
 * The condition on which a field of a webform is shown. Webform has many conditions; ours is one field with one of
 * several answers, and a field that a condition requires is required whenever it is shown.
 */
import { isDeepStrictEqual } from 'node:util'
import { fieldNameOf } from '#content/schema/answers/drupal/machine-name.ts'
import type { WebformElement } from './webform-element.ts'

export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'when'; readonly field: string; readonly values: readonly string[] }
  /** A condition that we have no words for. */
  | { readonly kind: 'unknown' }

type Trigger = readonly [field: string, value: string]

export function conditionOf({ '#states': states }: WebformElement): Condition {
  if (!states || Array.isArray(states)) return { kind: 'always' }
  const demands = Object.keys(states).filter((state) => /^!?(?:required|optional)/.test(state))
  const isOfShown = demands.join() === 'required' && isDeepStrictEqual(states['required'], states['visible'])
  if (demands.length > 0 && !isOfShown) return { kind: 'unknown' }
  const named = Object.keys(states).filter((state) => state.startsWith('visible') || state.startsWith('invisible'))
  if (named.length === 0) return { kind: 'always' }
  const triggers = named.join() === 'visible' ? alternativesIn(states['visible']) : undefined
  const [first] = triggers ?? []
  if (!triggers || !first || triggers.some(([field]) => field !== first[0])) return { kind: 'unknown' }
  return { kind: 'when', field: first[0], values: triggers.map(([, value]) => value) }
}

/** A single condition, or several joined by `or`. */
function alternativesIn(given: unknown): readonly Trigger[] | undefined {
  const parts = Array.isArray(given) ? given.filter((part) => part !== 'or') : [given]
  const triggers = parts.map(triggerIn)
  return triggers.every((trigger) => trigger !== undefined) ? triggers : undefined
}

function triggerIn(part: unknown): Trigger | undefined {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return undefined
  const [[selector, condition] = ['', undefined], ...more] = Object.entries(part)
  const [, element] = /^:input\[name="([a-z0-9_]+)"\]$/.exec(selector) ?? []
  const [[comparison, value] = ['', undefined], ...others] = Object.entries(condition ?? {})
  if (!element || more.length + others.length > 0) return undefined
  const field = fieldNameOf(element)
  if (comparison === 'checked') return value === true ? [field, 'true'] : undefined
  return comparison === 'value' && (typeof value === 'string' || typeof value === 'number')
    ? [field, String(value)]
    : undefined
}
