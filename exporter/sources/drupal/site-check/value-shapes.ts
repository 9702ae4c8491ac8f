/** Whether a value has a shape that the reader of a kind of field understands. */
import type { FieldKind } from '#content/schema/field.ts'
import { isObject } from '../is-object.ts'
import { isIdentifier, type Resource } from '../json-api/json-api.ts'
import type { FieldPlan } from '../mapping/plan.ts'
import { type Included, isEmpty, valueAt } from '../value-at.ts'

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && typeof value['value'] === 'string')
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))
const isLink = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && typeof value['uri'] === 'string')
const every = (test: (value: unknown) => boolean) => (value: unknown) =>
  (Array.isArray(value) ? value : [value]).every(test)
const one = (test: (value: unknown) => boolean) => (value: unknown) => !Array.isArray(value) && test(value)

const shapes: Readonly<Record<FieldKind, { readonly is: string; readonly test: (value: unknown) => boolean }>> = {
  text: { is: 'a text', test: one((value) => isText(value) || isNumber(value)) },
  multilineText: { is: 'a text', test: one(isText) },
  prose: { is: 'a formatted text', test: one(isText) },
  textList: { is: 'texts', test: every(isText) },
  number: { is: 'a number', test: one(isNumber) },
  boolean: { is: 'a tick', test: one((value) => typeof value === 'boolean' || value === 0 || value === 1) },
  select: { is: 'a key of a list', test: one((value) => typeof value === 'string' || typeof value === 'number') },
  multiSelect: { is: 'keys of a list', test: every((value) => typeof value === 'string' || typeof value === 'number') },
  day: { is: 'a day', test: one((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) },
  time: {
    is: 'a time of day',
    test: one((value) => isNumber(value) || (typeof value === 'string' && /^\d\d:\d\d/.test(value))),
  },
  instant: {
    is: 'a date with a time',
    test: one((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)),
  },
  reference: { is: 'a reference', test: every(isIdentifier) },
  references: { is: 'references', test: every(isIdentifier) },
  link: { is: 'a link', test: one(isLink) },
  list: { is: 'references to paragraphs', test: every(isIdentifier) },
  blocks: { is: 'references to paragraphs', test: every(isIdentifier) },
  group: { is: 'a link', test: one(isLink) },
  fixed: { is: 'anything', test: () => true },
  measured: { is: 'anything', test: () => true },
}

/** The expected and the actual kind of a value, if they differ. */
export function typeMismatch(kind: FieldKind, value: unknown): { should: string; is: string } | undefined {
  const { is, test } = shapes[kind]
  return test(value) ? undefined : { should: is, is: describe(value) }
}

/** Values at the paths of a field that cannot be read as one; of each path the first. */
export function typeMismatchesOf(
  plan: FieldPlan,
  paths: readonly string[],
  samples: readonly Resource[],
  included: Included,
): { path: string; should: string; is: string }[] {
  // A value that the table translates may be anything.
  if (plan.kind === 'value' && plan.values) return []
  const kind: FieldKind =
    plan.kind === 'value' ? plan.meta.kind : plan.kind === 'link' ? 'group' : plan.kind === 'links' ? 'link' : 'list'
  return paths.flatMap((path) => {
    const values = samples.map((sample) => valueAt(sample, path, included)).filter((value) => !isEmpty(value))
    const items = plan.kind === 'links' ? values.flat() : values
    const wrong = items.map((value) => typeMismatch(kind, value)).find((found) => found !== undefined)
    return wrong ? [{ path, ...wrong }] : []
  })
}

export function describe(value: unknown): string {
  if (Array.isArray(value)) return `several: ${describe(value[0])}`
  if (isIdentifier(value)) return `a reference to ${value.type}`
  if (isLink(value) && typeof value !== 'string') return 'a link'
  if (isObject(value) && 'end_value' in value) return 'a span: value, end_value'
  if (isObject(value)) return isText(value) ? 'a formatted text' : `{ ${Object.keys(value).join(', ')} }`
  return JSON.stringify(value)?.slice(0, 60) ?? 'nothing'
}
