/** Lists a bundle: what there is, what it is called, and a word for its present state. */
import { createHash } from 'node:crypto'
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Query } from '../../cms-client/request.ts'
import type { Listed } from '../source.ts'
import type { Known } from './address-book.ts'
import type { Answer, Collections } from './collections.ts'
import { canBeUnpublished, type Identifier, type Resource, serialNameOf, serialOf } from './json-api.ts'
import type { FieldPlans, ResourcePlan } from './mapping/plan.ts'
import { valueAt } from './value-at.ts'
import { formIdOf } from './webform/form-fields.ts'

/** Paragraphs, and the files of media: what is read along with a resource, as it belongs to no entry but this one. */
export function includesOf({ fields, bytes }: ResourcePlan): readonly string[] {
  return [...new Set([...paragraphPaths(fields), ...(bytes ? [bytes] : [])])]
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
  const relationships = new Set(includesOf(plan).map((path) => path.split('.')[0] ?? ''))
  return [serialNameOf(plan.resource), ...ofEveryEntity, ...relationships, ...(type === 'form' ? ['webform'] : [])]
}

export interface Swept {
  readonly listed: Listed
  readonly known: Known
}

export async function sweep(type: EntryType, plan: ResourcePlan, collections: Collections): Promise<Swept[]> {
  const names = listedNames(type, plan)
  const query = {
    ...including(includesOf(plan)),
    ...(names ? { [`fields[${plan.resource}]`]: names.join(',') } : {}),
  }
  const swept: Swept[] = []
  for await (const answer of collections.all(plan.resource, query)) {
    for (const found of answer.resources) {
      const id = entryIdOf(type, found)
      const known = knownOf(type, id, plan, found, answer)
      swept.push({ listed: { id, revision: revisionOf(type, plan, found, answer) }, known })
    }
  }
  return swept
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

const only = <T>(names: readonly string[], values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

function knownOf(type: EntryType, id: string, { bytes }: ResourcePlan, resource: Resource, answer: Answer): Known {
  const alias = valueAt(resource, 'path.alias')
  return {
    type,
    id,
    resource: resource.type,
    uuid: resource.id,
    serial: serialOf(resource),
    alias: typeof alias === 'string' ? alias : undefined,
    file: bytes ? fileOf(resource, bytes, answer) : undefined,
  }
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

function fileOf(resource: Resource, bytes: string, { included }: Answer): Known['file'] {
  const file = bytesOf(resource, bytes, included)
  const path = file && valueAt(file, 'uri.url')
  return file && typeof path === 'string' ? { uuid: file.id, path } : undefined
}

/** The file that a media shows. */
export function bytesOf(resource: Resource, bytes: string, included: Answer['included']): Resource | undefined {
  const target = resource.relationships[bytes]?.data
  return target && !Array.isArray(target) ? included.get(`${target.type}/${target.id}`) : undefined
}

/** What Metatag computes holds the host of whichever question came first. */
const volatile: ReadonlySet<string> = new Set(['metatag', 'links'])

/** Of the same values in whatever order they come. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex').slice(0, 12)

function sorted(name: string, value: unknown): unknown {
  if (volatile.has(name)) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
