/** The table of a site, as far as names and values suggest one. */

import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { Collections } from '../json-api/collections.ts'
import { entityTypeOf, type Resource } from '../json-api/json-api.ts'
import { type FieldPlan, type FieldPlans, headsIn, type SitePlan } from '../mapping/plan.ts'
import { isEmpty, valueAt } from '../value-at.ts'
import { namesOf } from './follow.ts'
import { nearest } from './nearest.ts'
import { typeMismatch } from './value-shapes.ts'

type Samples = ReadonlyMap<string, readonly Resource[]>

export function proposeTable(plan: SitePlan, fitted: SitePlan, collections: Collections, samples: Samples): string[] {
  const taken = new Set([...plan.types.values()].flat().map(({ resource }) => resource))
  const free = collections.names.filter((name) => !taken.has(name as never))
  const absent: EntryType[] = entryTypeNames.filter((type) => type !== 'menu' && !plan.types.has(type))
  const types = [...plan.types].flatMap(([type, resources]): string[] => {
    const there = fitted.types.get(type) ?? []
    if (there.length === 0) {
      // Files need no bundle: they may stand in fields.
      if (type === 'file') return []
      const own = resources[0]?.resource ?? ''
      const [near] = nearest(
        own,
        free.filter((name) => entityTypeOf(name) === entityTypeOf(own)),
      )
      if (near === undefined) absent.push(type)
      return near === undefined ? [] : [`    ${type}: { from: '${near}' },`]
    }
    const from = there.map(({ resource }) => `        '${resource}': {},`)
    const [first] = there
    const original = resources.find(({ resource }) => resource === first?.resource)
    const fields = first && original ? missingIn(original.fields, first.fields, samples.get(first.resource) ?? []) : []
    const lines = [
      ...(there.length < resources.length ? ['      from: {', ...from, '      },'] : []),
      ...(fields.length > 0 ? ['      fields: {', ...fields.map((line) => `        ${line},`), '      },'] : []),
    ]
    return lines.length > 0 ? [`    ${type}: {`, ...lines, '    },'] : []
  })
  if (absent.length + types.length === 0) return []
  return [
    'export const mapping: SiteMapping = {',
    ...(absent.length > 0 ? ['  absent: [', ...absent.map((type) => `    '${type}',`), '  ],'] : []),
    ...(types.length > 0 ? ['  types: {', ...types, '  },'] : []),
    '}',
  ]
}

/** Fields that are not where they should be: the nearest that could be meant, or that a person must say. */
function missingIn(fields: FieldPlans, fitted: FieldPlans, samples: readonly Resource[]): string[] {
  if (samples.length === 0) return []
  // A field that is already mapped is not proposed again.
  const read = new Set(headsIn(fitted))
  const names = namesOf(samples).filter((name) => name.startsWith('field_') && !read.has(name))
  return Object.entries(fields).flatMap(([name, plan]): string[] => {
    const now = ownValue(fitted, name)
    if (plan.kind === 'group') {
      const inner = plan.required ? missingIn(plan.fields, now?.kind === 'group' ? now.fields : {}, samples) : []
      return inner.length > 0 ? [`${name}: { ${inner.join(', ')} }`] : []
    }
    if (now?.kind !== 'absent') return []
    const found = candidate(name, plan, names, samples)
    if (found) return [`${name}: '${found}'`]
    return plan.required ? [`${name}: { fixed: undefined }`] : []
  })
}

function candidate(
  field: string,
  plan: FieldPlan,
  names: readonly string[],
  samples: readonly Resource[],
): string | undefined {
  if (plan.kind !== 'value') return undefined
  const [path = ''] = plan.paths
  const near = nearest(path, names)
  // What an entry can be without is guessed only where it is called nearly so.
  const likely = plan.required ? near : near.filter((name) => name.includes(path) || path.includes(name))
  return [...likely, ...spans(field, names)].find((name) => {
    const values = samples.map((sample) => valueAt(sample, name)).filter((value) => !isEmpty(value))
    return values.length > 0 && values.every((value) => fits(plan.meta, value))
  })
}

/** Drupal keeps a beginning and an end in one field. */
const spans = (field: string, names: readonly string[]): string[] =>
  field === 'from' || field === 'to' ? names.map((name) => `${name}.${field === 'from' ? 'value' : 'end_value'}`) : []

function fits({ kind, to }: Extract<FieldPlan, { kind: 'value' }>['meta'], value: unknown): boolean {
  if (typeMismatch(kind, value)) return false
  const targets = kind === 'reference' || kind === 'references' ? [value].flat() : []
  return targets.every((target) => {
    const entityType = entityTypeOf(String((target as { readonly type?: unknown }).type))
    return kindsOf(to).includes(entityType)
  })
}

/** The entity types of Drupal that our types can come from. */
const kindsOf = (to: readonly string[] = []): string[] =>
  to.flatMap((type) => (type === 'file' ? ['media', 'file'] : type === 'taxonomy' ? ['taxonomy_term'] : ['node']))
