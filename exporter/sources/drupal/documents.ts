/** Makes documents of resources. */
import type { SourceDocument } from '../source.ts'
import type { Known } from './address-book.ts'
import type { Resource } from './json-api/json-api.ts'
import type { Answer } from './json-api/open-index.ts'
import type { ResourcePlan } from './mapping/plan.ts'
import { revisionOf, revisionWith } from './revision.ts'
import { bytesOf } from './sweep.ts'
import { toValues } from './to-values.ts'
import { valueAt } from './value-at.ts'
import { formFieldsOf, submitLabelOf } from './webform/form-fields.ts'

export interface Around {
  readonly frontPage: string
  /** Bundles of cinemas. */
  readonly cinemas: readonly string[]
}

/** What a resource is as a document of its type. */
export function documentOf(
  { type, id, elsewhere }: Known,
  plan: ResourcePlan,
  resource: Resource,
  answer: Answer,
  { frontPage, cinemas }: Around,
): SourceDocument {
  const { elements, focalPoint } = elsewhere ?? {}
  const webform = elements && { fields: formFieldsOf(elements, cinemas), submitLabel: submitLabelOf(elements) }
  const values = toValues(resource, plan.fields, { included: answer.included, frontPage, webform })
  // What a site builder has made a field of goes before what Focal Point keeps.
  const fields = focalPoint ? { ...values, focalPoint: { ...focalPoint, ...(values['focalPoint'] as object) } } : values
  const file = plan.bytes ? fileIn(bytesOf(resource, plan.bytes, answer.included)) : undefined
  const revision = revisionWith(revisionOf(type, plan, resource, answer), elsewhere)
  return { type, id, revision, fields, ...(file ? { file } : {}) }
}

function fileIn(file: Resource | undefined): SourceDocument['file'] {
  const address = file && valueAt(file, 'uri.url')
  const bytes = file && valueAt(file, 'filesize')
  return typeof address === 'string' && typeof bytes === 'number' ? { address, bytes } : undefined
}
