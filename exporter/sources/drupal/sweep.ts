/** Lists a bundle: what there is, what it is called, and a word for its present state. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Query } from '../../cms-client/request.ts'
import type { Listed } from '../source.ts'
import type { Known } from './address-book.ts'
import type { Answer, Collections } from './collections.ts'
import { digestOf } from './digest.ts'
import { type FieldFile, fileRelationshipsOf, filesIn } from './files-in-fields.ts'
import { type FocalPoints, focalPointOf } from './focal-points.ts'
import { canBeUnpublished, type Identifier, type Resource, serialNameOf, serialOf } from './json-api.ts'
import type { FieldPlans, ResourcePlan } from './mapping/plan.ts'
import { valueAt } from './value-at.ts'
import { formIdOf } from './webform/form-fields.ts'

/** Paragraphs, the files of media and those in fields: what is read along with a resource, as no other list has it. */
export function includesOf({ fields, bytes, files = [] }: ResourcePlan): readonly string[] {
  return [...new Set([...paragraphPaths(fields), ...(bytes ? [bytes] : []), ...files])]
}

function paragraphPaths(fields: FieldPlans, above = ''): string[] {
  return Object.values(fields).flatMap((plan): string[] => {
    if (plan.kind === 'group') return paragraphPaths(plan.fields, above)
    const shapes = plan.kind === 'rows' ? [plan] : plan.kind === 'blocks' ? Object.values(plan.types) : []
    const path = 'path' in plan ? `${above}${plan.path}` : ''
    return shapes.length === 0 ? [] : [path, ...shapes.flatMap((shape) => paragraphPaths(shape.fields, `${path}.`))]
  })
}

/** The query parameter for what is read along. */
export const including = (paths: readonly string[]): Query => (paths.length > 0 ? { include: paths.join(',') } : {})

/** What says that a resource was saved, and where it stands. */
const ofEveryEntity = ['changed', 'status', 'path', 'drupal_internal__vid', 'drupal_internal__revision_id']

/** The attributes and relationships that a list needs. Nothing for what does not say when it was saved: all of it is compared. */
function listedNames(type: EntryType, plan: ResourcePlan): readonly string[] | undefined {
  if (!canBeUnpublished(plan.resource)) return undefined
  const along = includesOf(plan).map((path) => path.split('.')[0] ?? '')
  const relationships = new Set([...along, ...fileRelationshipsOf(plan.fields)])
  return [serialNameOf(plan.resource), ...ofEveryEntity, ...relationships, ...(type === 'form' ? ['webform'] : [])]
}

export interface Swept {
  readonly listed: Listed
  readonly known: Known
  /** As much of it as a list has. */
  readonly resource: Resource
  /** Files that stand in its fields by themselves. */
  readonly files: readonly FieldFile[]
  /** Whether visitors see it: an entity that is published can be closed. */
  readonly isShown: boolean
}

export interface Sweep {
  /** With the fields in which files were found. */
  readonly plan: ResourcePlan
  readonly entries: readonly Swept[]
}

export async function sweep(
  type: EntryType,
  plan: ResourcePlan,
  collections: Collections,
  focalPoints: FocalPoints = new Map(),
): Promise<Sweep> {
  const names = listedNames(type, plan)
  const query = {
    ...including(includesOf(plan)),
    ...(names ? { [`fields[${plan.resource}]`]: names.join(',') } : {}),
  }
  const entries: Swept[] = []
  for await (const answer of collections.all(plan.resource, query)) {
    for (const resource of answer.resources) {
      const files = filesIn(resource, plan.fields, answer)
      // Only the values of a field tell whether it holds files or media. Once that is seen, the files are read along.
      const seen = new Set([...(plan.files ?? []), ...files.map(({ path }) => path)])
      if (seen.size > (plan.files?.length ?? 0))
        return sweep(type, { ...plan, files: [...seen] }, collections, focalPoints)
      const id = entryIdOf(type, resource)
      const known = knownOf(type, id, plan, resource, answer, focalPoints)
      const revision = revisionWith(revisionOf(type, plan, resource, answer), known.elsewhere)
      entries.push({ listed: { id, revision }, known, resource, files, isShown: true })
    }
  }
  return { plan, entries }
}

/**
 * When a resource was saved, and a digest: of what else tells of a save, and of all that is part of it but saved by itself, as its
 * own time does not move then. It is the same for a whole resource as for one in a list.
 */
export function revisionOf(type: EntryType, plan: ResourcePlan, resource: Resource, answer: Answer): string {
  const names = listedNames(type, plan)
  const listed = names
    ? { attributes: only(names, resource.attributes), relationships: only(names, resource.relationships) }
    : resource
  const { changed } = resource.attributes
  const instant =
    typeof changed === 'string' && !Number.isNaN(Date.parse(changed)) ? [new Date(changed).toISOString()] : []
  return [...instant, digestOf([listed, belongings(listed.relationships, answer)])].join(' ')
}

/** @param elsewhere what Drupal keeps of an entity in another place, so that neither its time nor its own digest tells of it. */
export const revisionWith = (revision: string, elsewhere: Known['elsewhere']): string =>
  elsewhere ? `${revision} ${digestOf(elsewhere)}` : revision

const only = <T>(names: readonly string[], values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

function knownOf(
  type: EntryType,
  id: string,
  { bytes }: ResourcePlan,
  resource: Resource,
  answer: Answer,
  focalPoints: FocalPoints,
): Known {
  const alias = valueAt(resource, 'path.alias')
  const file = bytes ? bytesOf(resource, bytes, answer.included) : undefined
  const focalPoint = file && focalPointOf(file, metaOf(resource, bytes), focalPoints)
  return {
    type,
    id,
    resource: resource.type,
    uuid: resource.id,
    serial: serialOf(resource),
    alias: typeof alias === 'string' ? alias : undefined,
    file: file && fileOf(file),
    ...(focalPoint ? { elsewhere: { focalPoint } } : {}),
  }
}

function metaOf({ relationships }: Resource, name = ''): Identifier['meta'] {
  const data = relationships[name]?.data
  return Array.isArray(data) ? undefined : data?.meta
}

/** Forms are sent by the name of their webform, so that is their id. */
export function entryIdOf(type: EntryType, resource: Resource): string {
  const webform = type === 'form' ? valueAt(resource, 'webform.meta.drupal_internal__target_id') : undefined
  return typeof webform === 'string' ? formIdOf(webform) : resource.id
}

/** What a resource consists of besides itself. Its own time does not move when one of these is edited where it stands. */
function belongings(relationships: Resource['relationships'], answer: Answer): unknown[] {
  return Object.values(relationships).flatMap(({ data }) => {
    const targets: readonly Identifier[] = Array.isArray(data) ? data : data ? [data] : []
    return targets.flatMap(({ type, id }) => {
      const found = answer.included.get(`${type}/${id}`)
      return found ? [found, ...belongings(found.relationships, answer)] : []
    })
  })
}

function fileOf(file: Resource): Known['file'] {
  const path = valueAt(file, 'uri.url')
  return typeof path === 'string' ? { uuid: file.id, path } : undefined
}

/** The file that a media shows. */
export function bytesOf(resource: Resource, bytes: string, included: Answer['included']): Resource | undefined {
  const target = resource.relationships[bytes]?.data
  return target && !Array.isArray(target) ? included.get(`${target.type}/${target.id}`) : undefined
}
