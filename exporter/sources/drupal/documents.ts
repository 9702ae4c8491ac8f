/** Makes documents of resources, and of entries that stand in the table. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { SourceDocument } from '../source.ts'
import { digestOfOwn } from './digest.ts'
import type { KnownEntity } from './entity-index.ts'
import type { Resource } from './json-api/json-api.ts'
import { bytesOf, type Received } from './list-resource.ts'
import type { ResourcePlan, SitePlan } from './mapping/plan.ts'
import { revisionOf, revisionWith } from './revision.ts'
import { toValues } from './to-values.ts'
import { valueAt } from './value-at.ts'
import { formFieldsOf, submitLabelOf } from './webform/form-fields.ts'

/** Entries of a type that stand in the table. */
export const constantsOf = ({ entries }: SitePlan, wanted: EntryType): SourceDocument[] =>
  entries
    .filter(({ type }) => type === wanted)
    .map(({ type, id, ...fields }) => ({ type, id, revision: digestOfOwn(fields), fields }))

export interface Around {
  readonly frontPage: string
  /** Bundles of cinemas. */
  readonly cinemas: readonly string[]
}

/** A resource as a document of its type. */
export function documentOf(
  { type, id, elsewhere }: KnownEntity,
  plan: ResourcePlan,
  { resource, answer }: Received,
  { frontPage, cinemas }: Around,
): SourceDocument {
  const { elements, focalPoint, slug } = elsewhere ?? {}
  const webform = elements && { fields: formFieldsOf(elements, cinemas), submitLabel: submitLabelOf(elements) }
  const values = toValues(resource, plan.fields, { included: answer.included, frontPage, webform })
  // What a site builder has made a field of goes before what Focal Point keeps.
  const fields = {
    ...values,
    ...(focalPoint ? { focalPoint: { ...focalPoint, ...(values['focalPoint'] as object) } } : {}),
    ...(slug === undefined ? {} : { slug }),
  }
  const file = plan.bytes ? fileIn(bytesOf(resource, plan.bytes, answer.included)) : undefined
  const revision = revisionWith(revisionOf(type, plan, resource, answer), elsewhere)
  return { type, id, revision, fields, ...(file ? { file } : {}) }
}

function fileIn(file: Resource | undefined): SourceDocument['file'] {
  const address = file && valueAt(file, 'uri.url')
  const bytes = file && valueAt(file, 'filesize')
  return typeof address === 'string' && typeof bytes === 'number' ? { address, bytes } : undefined
}
