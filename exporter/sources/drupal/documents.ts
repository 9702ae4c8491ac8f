/** Makes documents of resources. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { SourceDocument } from '../source.ts'
import type { Answer } from './collections.ts'
import type { Resource } from './json-api.ts'
import type { ResourcePlan } from './mapping/plan.ts'
import { bytesOf, revisionOf } from './sweep.ts'
import { toValues } from './to-values.ts'
import { valueAt } from './value-at.ts'
import { formFieldsOf, submitLabelOf } from './webform/form-fields.ts'
import type { WebformElements } from './webform/webform-element.ts'

export interface Around {
  readonly frontPage: string
  readonly elements: WebformElements | undefined
  readonly cinemas: readonly string[]
}

/** What a resource is as a document of its type. @param elements of the webform of a form. */
export function documentOf(
  type: EntryType,
  id: string,
  plan: ResourcePlan,
  resource: Resource,
  answer: Answer,
  { frontPage, elements, cinemas }: Around,
): SourceDocument {
  const webform = elements && { fields: formFieldsOf(elements, cinemas), submitLabel: submitLabelOf(elements) }
  const fields = toValues(resource, plan.fields, { included: answer.included, frontPage, webform })
  const file = plan.bytes ? fileIn(bytesOf(resource, plan.bytes, answer.included)) : undefined
  return { type, id, revision: revisionOf(type, plan, resource, answer), fields, ...(file ? { file } : {}) }
}

function fileIn(file: Resource | undefined): SourceDocument['file'] {
  const address = file && valueAt(file, 'uri.url')
  const bytes = file && valueAt(file, 'filesize')
  return typeof address === 'string' && typeof bytes === 'number' ? { address, bytes } : undefined
}
