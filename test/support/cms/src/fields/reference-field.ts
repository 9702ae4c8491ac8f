/** The form field with which an editor picks other entries, or pictures. */
import type { CollectionSlug, Field, RelationshipFieldValidation, UploadFieldValidation, Where } from 'payload'
import { relationship, upload } from 'payload/shared'
import { collectionOf } from '../names.ts'
import { isEmpty, isNeeded, isSeeding, type Need } from './contract-check.ts'
import type { FieldBase, FieldPlan } from './field-plan.ts'

export function referenceField({ meta, need }: FieldPlan, base: FieldBase): Field {
  const hasMany = meta.kind === 'references'
  const collections = (meta.to ?? []).map((type) => collectionOf(type) as CollectionSlug)
  const [only] = collections
  const minRows = hasMany && meta.min ? { minRows: meta.min } : {}
  if (only === 'file' && collections.length === 1) {
    return {
      ...base,
      type: 'upload',
      relationTo: only,
      hasMany,
      ...minRows,
      displayPreview: true,
      validate: uploadCheck(need),
    } as Field
  }
  const relationTo = only && collections.length === 1 ? only : collections
  const filterOptions: Where | undefined = meta.vocabulary ? { vocabulary: { equals: meta.vocabulary } } : undefined
  return {
    ...base,
    type: 'relationship',
    relationTo,
    hasMany,
    ...minRows,
    ...(filterOptions ? { filterOptions } : {}),
    validate: relationshipCheck(need),
    admin: {
      ...base.admin,
      isSortable: hasMany,
      sortOptions:
        typeof relationTo === 'string'
          ? 'title'
          : Object.fromEntries(relationTo.map((collection) => [collection, 'title'])),
    },
  } as Field
}

const missing = 'Please choose.'

// Payload's own checks run too: they look whether what was chosen is there and fits the filter.
export const relationshipCheck =
  (need: Need): RelationshipFieldValidation =>
  (value, options) => {
    if (isEmpty(value)) return isNeeded(need, options) ? missing : true
    return isSeeding(options) || relationship(value, options)
  }

const uploadCheck =
  (need: Need): UploadFieldValidation =>
  (value, options) => {
    if (isEmpty(value)) return isNeeded(need, options) ? missing : true
    return isSeeding(options) || upload(value, options)
  }
