/**
 * Finds files that stand in texts by themselves: what the upload button of Drupal's editor makes, and links to files. Only the
 * texts name them, and say what they show; so lists are asked for with their texts.
 */
import { shorten } from '#content/format/shorten.ts'
import { cleanLine } from '#content/schema/clean-text.ts'
import { entryTypes } from '#content/schema/entry-types.ts'
import { entryId } from '#content/schema/field-kinds.ts'
import { filesNamedIn } from '../../../rich-text/html/drupal-entity.ts'
import { isObject } from '../is-object.ts'
import { fileResource, type Resource } from '../json-api/json-api.ts'
import type { FieldPlans, ValuePlan } from '../mapping/plan.ts'
import { type Included, valueAt } from '../value-at.ts'
import type { FileUse } from './file-use.ts'
import { ownValues, valuesIn } from './values-in.ts'

const isText = ({ meta }: ValuePlan): boolean => meta.kind === 'prose'

/** The fields of the entity itself, not of its paragraphs, that hold texts. */
export const textNamesOf = (fields: FieldPlans): string[] =>
  ownValues(fields)
    .filter(isText)
    .flatMap(({ paths }) => paths.map((path) => path.split('.')[0] ?? ''))

const id = entryId()

/** An editor's text has no limit, and one that is too long must not keep a site from being exported. */
const { alt: description } = entryTypes.file.schema.shape
const maxAltLength = description.maxLength ?? Number.POSITIVE_INFINITY

export function filesInTexts(resource: Resource, fields: FieldPlans, included: Included): FileUse[] {
  return valuesIn(resource, fields, included)
    .filter(({ plan }) => isText(plan))
    .flatMap(({ resource, plan: { paths } }) => paths.map((path) => htmlIn(valueAt(resource, path, included))))
    .flatMap(filesNamedIn)
    .filter(({ uuid }) => id.safeParse(uuid).success)
    .map(({ uuid, alt }) => ({
      target: { type: fileResource, id: uuid, meta: { alt: shorten(cleanLine(alt), maxAltLength) } },
    }))
}

function htmlIn(value: unknown): string {
  const html = isObject(value) && 'value' in value ? value['value'] : value
  return typeof html === 'string' ? html : ''
}
