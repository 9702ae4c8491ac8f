/** Puts the values of a resource under the names of the contract, along the plan. */
import { ownValue } from '#content/schema/own-value.ts'
import type { SourceRow, SourceValues } from '../source.ts'
import { isObject } from './is-object.ts'
import { isIdentifier, type Resource, serialOf } from './json-api/json-api.ts'
import type { FieldPlan, FieldPlans, ValuePlan } from './mapping/plan.ts'
import { slugged, slugOf } from './slug.ts'
import { firstValue, type Included, isEmpty, valueAt } from './value-at.ts'

export interface ValueContext {
  readonly included: Included
  readonly frontPage: string
  /** Values from the definition of the webform. */
  readonly webform?: Readonly<Record<'fields' | 'submitLabel', unknown>> | undefined
}

export function toValues(resource: Resource, plans: FieldPlans, context: ValueContext): SourceValues {
  const values = Object.entries(plans).map(([name, plan]) => [name, toValue(name, plan, resource, context)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null))
}

function toValue(name: string, plan: FieldPlan, resource: Resource, context: ValueContext): unknown {
  switch (plan.kind) {
    case 'absent':
      return undefined
    case 'fixed':
      return plan.value
    case 'value':
      return single(name, plan, resource, context)
    case 'group':
      return toValues(resource, plan.fields, context)
    case 'link':
      return linkOf(valueAt(resource, plan.path, context.included))
    case 'links':
      return several(valueAt(resource, plan.path, context.included)).map((value) => ({ values: linkOf(value) ?? {} }))
    case 'rows':
      return paragraphsAt(plan.path, resource, context).map(
        (row): SourceRow => ({ values: toValues(row, plan.fields, context) }),
      )
    case 'blocks':
      return paragraphsAt(plan.path, resource, context).map((section): SourceRow => {
        const bundle = section.type.replace('paragraph--', '')
        const [type, shape] = Object.entries(plan.types).find(([, { paragraph }]) => paragraph === bundle) ?? []
        return { block: type ?? bundle, values: shape ? toValues(section, shape.fields, context) : {} }
      })
    case 'webform':
      return context.webform?.[plan.part]
  }
}

function single(name: string, plan: ValuePlan, resource: Resource, { frontPage, included }: ValueContext): unknown {
  const found = firstValue(resource, plan.paths, included)
  if (name === 'slug') return slugOf(found, resource)
  if (name === 'key') return slugged(String(found?.value ?? ''))
  if (name === 'path' && plan.paths.includes('path.alias'))
    return found === undefined ? `/node/${serialOf(resource)}` : found.value === frontPage ? '/' : found.value
  if (found === undefined) return undefined
  if (found.path === 'redirect_source.path') return asPath(String(found.value), resource)
  if (!plan.values) return found.value
  const ours = (value: unknown) => ownValue(plan.values ?? {}, String(value)) ?? value
  return Array.isArray(found.value) ? found.value.map(ours) : ours(found.value)
}

/** The path from which a redirect leads. Drupal can ask for a query as well, which our addresses cannot: then the check says so. */
function asPath(path: string, resource: Resource): string {
  const query = valueAt(resource, 'redirect_source.query')
  const asked = isObject(query) && Object.keys(query).length > 0
  return `/${path.replace(/^\//, '')}${asked ? '?…' : ''}`
}

const several = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

/** Undefined for an empty field, which has neither words nor an address. */
function linkOf(value: unknown): { label: unknown; to: unknown } | undefined {
  if (isEmpty(value)) return undefined
  return { label: (value as { title?: unknown }).title, to: value }
}

/** A paragraph that did not come along is not published, or gone: visitors do not see it. */
export function paragraphsAt(
  path: string,
  resource: Resource,
  { included }: Pick<ValueContext, 'included'>,
): Resource[] {
  return several(valueAt(resource, path, included)).flatMap((target) =>
    isIdentifier(target) ? (included.get(`${target.type}/${target.id}`) ?? []) : [],
  )
}
