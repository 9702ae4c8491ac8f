/** The included resources of a resource, and its revision: a text that changes when any of them does. */

import type { EntryType } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { digestOf } from './digest.ts'
import type { KnownEntity } from './entity-index.ts'
import { fileRelationshipsOf } from './files/files-in-fields.ts'
import { textNamesOf } from './files/files-in-texts.ts'
import { canBeUnpublished, type Resource, serialNameOf } from './json-api/json-api.ts'
import type { CollectionPage } from './json-api/open-index.ts'
import type { FieldPlans, ResourcePlan } from './mapping/plan.ts'

/**
 * Paragraphs, what paths lead through, the files of media and those in fields: what is read along with a resource, as no other
 * list has it.
 */
export function includesOf({ fields, bytes, files = [] }: ResourcePlan): readonly string[] {
  return [...new Set([...pathsAlong(fields), ...(bytes ? [bytes] : []), ...files])]
}

function pathsAlong(fields: FieldPlans, above = ''): string[] {
  return Object.values(fields).flatMap((plan): string[] => {
    if (plan.kind === 'group') return pathsAlong(plan.fields, above)
    const through = (plan.through ?? []).map((path) => `${above}${path}`)
    const shapes = plan.kind === 'rows' ? [plan] : plan.kind === 'blocks' ? Object.values(plan.types) : []
    if (shapes.length === 0 || !('path' in plan)) return through
    const path = `${above}${plan.path}`
    return [...through, path, ...shapes.flatMap((shape) => pathsAlong(shape.fields, `${path}.`))]
  })
}

/** Fields that say that a resource was saved, and where it stands. */
const ofEveryEntity = ['changed', 'status', 'path', 'drupal_internal__vid', 'drupal_internal__revision_id']

/** The attributes and relationships that a list needs: what tells of the state, and the texts, which name files. */
export function listedNames(type: EntryType, plan: ResourcePlan): readonly string[] | undefined {
  const names = namesOfState(type, plan)
  return names && [...new Set([...names, ...textNamesOf(plan.fields)])]
}

/** Undefined for what does not say when it was saved: all of it is compared. */
function namesOfState(type: EntryType, plan: ResourcePlan): readonly string[] | undefined {
  if (!canBeUnpublished(plan.resource)) return undefined
  const along = includesOf(plan).map((path) => path.split('.')[0] ?? '')
  const relationships = new Set([...along, ...fileRelationshipsOf(plan.fields)])
  return [serialNameOf(plan.resource), ...ofEveryEntity, ...relationships, ...(type === 'form' ? ['webform'] : [])]
}

/**
 * The time at which a resource was saved, and a digest of its other version fields, of embedded resources, whose
 * changes do not move its own time, and of the mapping table. It is the same for a whole resource as for one in a list.
 */
export function revisionOf(type: EntryType, plan: ResourcePlan, resource: Resource, answer: CollectionPage): string {
  const names = namesOfState(type, plan)
  const state = names
    ? { attributes: only(names, resource.attributes), relationships: only(names, resource.relationships) }
    : resource
  const belongings = includesOf(plan).map((path) => reached([resource], path.split('.'), answer))
  return revisionText(resource, [state, belongings, ...(plan.table ? [plan.table] : [])])
}

/** @param parts what tells of a save besides the time of the resource. */
export function revisionText({ attributes: { changed } }: Resource, parts: readonly unknown[]): string {
  const isTime = typeof changed === 'string' && !Number.isNaN(Date.parse(changed))
  return [...(isTime ? [new Date(changed).toISOString()] : []), digestOf(parts)].join(' ')
}

/** @param elsewhere values that Drupal stores outside the entity; its time and its digest do not change with them. */
export const revisionWith = (revision: string, elsewhere: KnownEntity['elsewhere']): string =>
  elsewhere ? `${revision} ${digestOf(elsewhere)}` : revision

const only = <T>(names: readonly string[], values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** The resources at a path of relationships. The first one's own time does not move when one of these is edited where it stands. */
function reached(
  from: readonly Resource[],
  [name = '', ...rest]: readonly string[],
  answer: CollectionPage,
): Resource[] {
  const targets = from.flatMap(({ relationships }) => [ownValue(relationships, name)?.data ?? []].flat())
  const found = targets.flatMap(({ type, id }) => answer.included.get(`${type}/${id}`) ?? [])
  return rest.length === 0 ? found : reached(found, rest, answer)
}
