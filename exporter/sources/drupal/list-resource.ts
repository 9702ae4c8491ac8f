/** Lists a bundle: which entities there are, what they are called, and their revisions. */

import type { EntryType } from '#content/schema/entry-types.ts'
import { ownValue } from '#content/schema/own-value.ts'
import type { Listed } from '../source.ts'
import type { KnownEntity } from './entity-index.ts'
import type { FileUse } from './files/file-use.ts'
import { filesInFields } from './files/files-in-fields.ts'
import { filesInTexts } from './files/files-in-texts.ts'
import { type FocalPoints, focalPointOf } from './files/focal-points.ts'
import type { Collections } from './json-api/collections.ts'
import { type Identifier, type Resource, serialOf } from './json-api/json-api.ts'
import type { CollectionPage } from './json-api/open-index.ts'
import { includeQuery } from './json-api/queries.ts'
import type { FieldPlan, ResourcePlan } from './mapping/plan.ts'
import { includesOf, listedNames, revisionOf, revisionWith } from './revision.ts'
import { slugOf } from './slug.ts'
import { firstValue, valueAt } from './value-at.ts'
import { formIdOf } from './webform/form-fields.ts'

export interface ListedEntity {
  readonly listed: Listed
  readonly known: KnownEntity
  /** The metadata of the node's reference to its webform. */
  readonly webform?: Identifier['meta']
  /** Slug of a redirect as its path alone makes it, which may be that of another one, too. */
  readonly slug?: string
  /** Files that stand in it by themselves. */
  readonly files: readonly FileUse[]
  /** Whether visitors see it: an entity that is published can be closed. */
  readonly isShown: boolean
}

/** A resource, and the page of answers that it came with. */
export interface Received {
  readonly resource: Resource
  readonly answer: CollectionPage
}

export interface ListedResource {
  /** The plan with the fields in which files were found. */
  readonly plan: ResourcePlan
  readonly entries: readonly ListedEntity[]
}

export async function listResource(
  type: EntryType,
  plan: ResourcePlan,
  collections: Collections,
  focalPoints: FocalPoints = new Map(),
): Promise<ListedResource> {
  const names = listedNames(type, plan)
  const query = {
    ...includeQuery(includesOf(plan)),
    ...(names ? { [`fields[${plan.resource}]`]: names.join(',') } : {}),
  }
  const entries: ListedEntity[] = []
  for await (const answer of collections.all(plan.resource, query)) {
    for (const resource of answer.resources) {
      const files = filesInFields(resource, plan.fields, answer.included)
      // Only the values of a field show whether it holds files or media. Once they are known to be files, they are
      // included.
      const seen = new Set([...(plan.files ?? []), ...files.flatMap(({ path }) => path ?? [])])
      if (seen.size > (plan.files?.length ?? 0))
        return listResource(type, { ...plan, files: [...seen] }, collections, focalPoints)
      const id = entryIdOf(type, resource)
      const known = knownOf({ type, id }, plan, { resource, answer }, focalPoints)
      const revision = revisionWith(revisionOf(type, plan, resource, answer), known.elsewhere)
      entries.push({
        listed: { id, revision },
        known,
        ...(type === 'redirect' ? { slug: slugIn(resource, plan.fields['slug']) } : {}),
        ...(type === 'form' ? { webform: metaOf(resource, 'webform') } : {}),
        files: [...files, ...filesInTexts(resource, plan.fields, answer.included)],
        isShown: true,
      })
    }
  }
  return { plan, entries }
}

function knownOf(
  { type, id }: Pick<KnownEntity, 'type' | 'id'>,
  { bytes, fields }: ResourcePlan,
  { resource, answer }: Received,
  focalPoints: FocalPoints,
): KnownEntity {
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
    ...(type === 'file' ? { alt: textAt(resource, fields['alt']) } : {}),
    ...(focalPoint ? { elsewhere: { focalPoint } } : {}),
  }
}

function textAt(resource: Resource, plan: FieldPlan | undefined): string | undefined {
  const value = plan?.kind === 'value' ? firstValue(resource, plan.paths)?.value : undefined
  return typeof value === 'string' ? value : undefined
}

const slugIn = (resource: Resource, plan: FieldPlan | undefined): string =>
  slugOf(plan?.kind === 'value' ? firstValue(resource, plan.paths) : undefined, resource)

function metaOf({ relationships }: Resource, name = ''): Identifier['meta'] {
  const data = ownValue(relationships, name)?.data
  return Array.isArray(data) ? undefined : data?.meta
}

/** Forms are sent by the name of their webform, so that is their id. */
export function entryIdOf(type: EntryType, resource: Resource): string {
  const webform = type === 'form' ? valueAt(resource, 'webform.meta.drupal_internal__target_id') : undefined
  return typeof webform === 'string' ? formIdOf(webform) : resource.id
}

function fileOf(file: Resource): KnownEntity['file'] {
  const path = valueAt(file, 'uri.url')
  return typeof path === 'string' ? { uuid: file.id, path } : undefined
}

/** The file that a media shows. */
export function bytesOf(resource: Resource, bytes: string, included: CollectionPage['included']): Resource | undefined {
  const target = ownValue(resource.relationships, bytes)?.data
  return target && !Array.isArray(target) ? included.get(`${target.type}/${target.id}`) : undefined
}
