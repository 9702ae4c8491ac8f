/** The form field with which an editor picks other entries, or pictures. */
import type { CollectionSlug, Field, RelationshipFieldValidation, UploadFieldValidation, Where } from 'payload'
import { relationship, upload } from 'payload/shared'
import { type MediaKind, mediaKinds, mimesOf } from '../../../../../content/schema/media.ts'
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
      ...(meta.shows ? { filterOptions: ofKind(meta.shows) } : {}),
      validate: uploadCheck(need, meta.shows),
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

/** The files that a field offers, and takes: those that the site can show there. */
const ofKind = (shows: MediaKind): Where => ({ mimeType: { in: mimesOf(shows) } })

const missing = 'Please choose.'

// Payload's own checks run too: they look whether what was chosen is there and fits the filter.
export const relationshipCheck =
  (need: Need): RelationshipFieldValidation =>
  (value, options) => {
    if (isEmpty(value)) return isNeeded(need, options) ? missing : true
    return isSeeding(options) || relationship(value, options)
  }

const uploadCheck =
  (need: Need, shows: MediaKind | undefined): UploadFieldValidation =>
  async (value, options) => {
    if (isEmpty(value)) return isNeeded(need, options) ? missing : true
    if (isSeeding(options)) return true
    const verdict = await upload(value, options)
    // Payload's sentence names the file, but not what there must be in its place.
    return verdict === true || !shows ? verdict : `Please choose ${mediaKinds[shows]}. ${verdict}`
  }
