/** Resolves the place of each field of a type: from the site's table, or else by convention. */

import * as z from 'zod'
import { blockShapes } from '#content/format/walk-fields.ts'
import { machineName } from '#content/schema/answers/drupal/machine-name.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import { type FieldMeta, fieldMeta, isRequired, unwrap } from '#content/schema/field.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { isObject } from '../is-object.ts'
import { ownPlaces, placesOfGroup, statusOfRedirect, vocabularyOf } from './conventions.ts'
import { drupalFieldOf, rowNameOf } from './names.ts'
import type { FieldPlan, FieldPlans, ParagraphPlan } from './plan.ts'
import type { Path, ResourceName } from './site-mapping.ts'

/** A part of the table. It loses its types here: what it says was checked by the compiler. */
export type Named = Readonly<Record<string, unknown>>

interface Place {
  readonly type: EntryType
  readonly resource: ResourceName
  /** The groups that a field stands in, from the outermost. */
  readonly groups?: readonly string[]
  /** The section that it stands in. */
  readonly section?: string
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

export function fieldPlans(shape: Shape, place: Place, named: Named): FieldPlans {
  const plans = Object.entries(shape).flatMap(([name, schema]): [string, FieldPlan][] => {
    const { kind } = fieldMeta(schema)
    return kind === 'fixed' || kind === 'measured'
      ? []
      : [[name, fieldPlan(name, schema, place, ownValue(named, name))]]
  })
  return Object.fromEntries(plans)
}

function fieldPlan(name: string, schema: z.core.$ZodType, place: Place, named: unknown): FieldPlan {
  const meta = fieldMeta(schema)
  const facts = { required: isRequired(schema), named: named !== undefined }
  if (named === null) return { kind: 'absent', ...facts }
  const inner = unwrap(schema)
  const convention = conventionFor(name, place)
  const path = pathIn(named) ?? convention[0] ?? drupalFieldOf(name)
  if (place.type === 'form' && named === undefined && (name === 'fields' || name === 'submitLabel'))
    return { kind: 'webform', part: name, ...facts }
  if (inner instanceof z.ZodObject) {
    if (isLink(inner)) return { kind: 'link', path, ...facts }
    const groups = [...(place.groups ?? []), name]
    return { kind: 'group', fields: fieldPlans(inner.shape, { ...place, groups }, (named ?? {}) as Named), ...facts }
  }
  if (inner instanceof z.ZodArray && (meta.kind === 'list' || meta.kind === 'blocks')) {
    const { element } = inner.def
    if (element instanceof z.ZodObject && isLink(element)) return { kind: 'links', path, ...facts }
    return { ...rowsPlan({ name, path }, element, place, named), ...facts }
  }
  return { ...valuePlan({ name, meta, convention }, place, named), ...facts }
}

interface RowsField {
  readonly name: string
  readonly path: Path
}

function rowsPlan({ name, path }: RowsField, element: z.core.$ZodType, place: Place, named: unknown) {
  const given = (typeof named === 'object' ? named : {}) as {
    readonly paragraph?: string
    readonly fields?: Named
    readonly types?: Named
  }
  const inRow = { type: place.type, resource: `paragraph--${name}` as ResourceName }
  if (element instanceof z.ZodObject) {
    const paragraph = given.paragraph ?? rowNameOf(name, place.section)
    return { kind: 'rows', path, paragraph, fields: fieldPlans(element.shape, inRow, given.fields ?? {}) } as const
  }
  const shapes = Object.entries(blockShapes(element as z.ZodDiscriminatedUnion))
  const types = shapes.flatMap(([type, shape]): [string, ParagraphPlan][] => {
    const own = ownValue(given.types ?? {}, type)
    if (own === null) return []
    const { paragraph, fields } = (typeof own === 'string' ? { paragraph: own } : (own ?? {})) as typeof given
    const inSection = { ...inRow, section: type }
    return [[type, { paragraph: paragraph ?? machineName(type), fields: fieldPlans(shape, inSection, fields ?? {}) }]]
  })
  return { kind: 'blocks', path, types: Object.fromEntries(types) } as const
}

interface ValueField {
  readonly name: string
  readonly meta: FieldMeta
  readonly convention: readonly Path[]
}

function valuePlan({ name, meta, convention }: ValueField, { type, resource }: Place, named: unknown) {
  const given = (isObject(named) ? named : {}) as {
    readonly at?: Path | readonly Path[]
    readonly values?: Named
    readonly fixed?: unknown
  }
  if ('fixed' in given) return { kind: 'fixed', value: given.fixed } as const
  const vocabulary = type === 'taxonomy' && name === 'vocabulary' ? vocabularyOf(resource) : undefined
  if (named === undefined && vocabulary) return { kind: 'fixed', value: vocabulary } as const
  if (named === undefined && resource === 'redirect--redirect' && name === 'permanent')
    return { kind: 'value', paths: ['status_code'], values: statusOfRedirect, meta } as const
  const at = typeof named === 'string' ? named : given.at
  const paths = at === undefined ? convention : typeof at === 'string' ? [at] : at
  return { kind: 'value', paths, ...(given.values ? { values: given.values } : {}), meta } as const
}

const pathIn = (named: unknown): Path | undefined => {
  if (typeof named === 'string') return named
  const at = (named as { readonly at?: unknown } | undefined)?.at
  return typeof at === 'string' ? at : undefined
}

/** The paths at which a field stands by convention. */
function conventionFor(name: string, { type, resource, groups = [] }: Place): readonly Path[] {
  const group = groups.at(-1)
  const own = group === undefined ? ownValue(ownPlaces(type, resource), name) : ownValue(placesOfGroup(group), name)
  if (own !== undefined) return typeof own === 'string' ? [own] : own
  return [`field_${[...groups, name].map(machineName).join('_')}`]
}

/** Words and where they lead: what Drupal's Link field holds. */
const isLink = ({ shape }: z.ZodObject): boolean => Object.keys(shape).join() === 'label,to'
