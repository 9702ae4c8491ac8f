/** The table of a site, as far as names and values suggest one. */
import { entryTypeNames } from '#content/schema/entry-types.ts'
import type { Collections } from '../collections.ts'
import { entityTypeOf, type Resource } from '../json-api.ts'
import type { FieldPlan, FieldPlans, SitePlan } from '../mapping/plan.ts'
import { isEmpty, valueAt } from '../value-at.ts'
import { namesOf } from './fit-fields.ts'
import { misfit } from './fits.ts'
import { nearest } from './nearest.ts'

type Samples = ReadonlyMap<string, readonly Resource[]>

export function proposeTable(plan: SitePlan, fitted: SitePlan, collections: Collections, samples: Samples): string[] {
  const taken = new Set([...plan.types.values()].flat().map(({ resource }) => resource))
  const free = collections.names.filter((name) => !taken.has(name as never))
  const absent: string[] = []
  const types = [...plan.types].flatMap(([type, resources]): string[] => {
    const there = fitted.types.get(type) ?? []
    if (there.length === 0) {
      const own = resources[0]?.resource ?? ''
      const [near] = nearest(
        own,
        free.filter((name) => entityTypeOf(name) === entityTypeOf(own)),
      )
      if (near === undefined) absent.push(type)
      return near === undefined ? [] : [`    ${type}: { from: '${near}' },`]
    }
    const from =
      there.length < resources.length
        ? [`from: { ${there.map(({ resource }) => `'${resource}': {}`).join(', ')} }`]
        : []
    const [first] = there
    const original = resources.find(({ resource }) => resource === first?.resource)
    const fields = first && original ? missingIn(original.fields, first.fields, samples.get(first.resource) ?? []) : []
    const parts = [...from, ...(fields.length > 0 ? [`fields: { ${fields.join(', ')} }`] : [])]
    return parts.length > 0 ? [`    ${type}: { ${parts.join(', ')} },`] : []
  })
  const unnamed = entryTypeNames.filter((type) => type !== 'menu' && !plan.types.has(type))
  const missing = [...unnamed, ...absent].map((type) => `'${type}'`).join(', ')
  return [
    'export const mapping: SiteMapping = {',
    ...(missing ? [`  absent: [${missing}],`] : []),
    ...(types.length > 0 ? ['  types: {', ...types, '  },'] : []),
    '}',
  ]
}

/** Fields that are not where they should be: the nearest that could be meant, or that a person must say. */
function missingIn(fields: FieldPlans, fitted: FieldPlans, samples: readonly Resource[]): string[] {
  if (samples.length === 0) return []
  const names = namesOf(samples)
  return Object.entries(fields).flatMap(([name, plan]): string[] => {
    const now = fitted[name]
    if (plan.kind === 'group') {
      const inner = missingIn(plan.fields, now?.kind === 'group' ? now.fields : {}, samples)
      return inner.length > 0 && inner.length < Object.keys(plan.fields).length
        ? [`${name}: { ${inner.join(', ')} }`]
        : []
    }
    if (now?.kind !== 'absent') return []
    const found = candidate(plan, names, samples)
    if (found) return [`${name}: '${found}'`]
    return plan.required ? [`${name}: { fixed: /* needed */ undefined }`] : []
  })
}

function candidate(plan: FieldPlan, names: readonly string[], samples: readonly Resource[]): string | undefined {
  if (plan.kind !== 'value') return undefined
  const [path = ''] = plan.paths
  return nearest(
    path,
    names.filter((name) => name.startsWith('field_')),
  ).find((name) => {
    const values = samples.map((sample) => valueAt(sample, name)).filter((value) => !isEmpty(value))
    return values.length > 0 && values.every((value) => misfit(plan.meta.kind, value) === undefined)
  })
}
