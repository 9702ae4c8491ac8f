/**
 * Forms and what visitors send with them: the form builder's collections, with the fields of the contract.
 *
 * The form builder does not look whether a submission fits its form (`submission-check.ts` does), and takes the limits of
 * an attachment from fields with names of its own, which it is shown under `forSubmission`.
 */
import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import type { CollectionAfterOperationHook, CollectionAfterReadHook, Field } from 'payload'
import { submissionAccess } from '../access.ts'
import { attachmentsCollection, submissionsCollection } from '../names.ts'
import { adminOf, entryFields, sharedConfig } from './entry-collection.ts'
import { checkForm } from './form-check.ts'
import { checkSubmission } from './submission-check.ts'
import { submissionEndpoint } from './submission-endpoint.ts'
import { markFields } from './submission-marks.ts'

const { slug, ...form } = sharedConfig('form')

export const forms = formBuilderPlugin({
  fields: { upload: true },
  uploadCollections: [attachmentsCollection as never],
  formOverrides: {
    ...form,
    slug,
    admin: { ...adminOf('form'), enableRichTextRelationship: false },
    hooks: { afterRead: [withPluginNames], beforeChange: [checkForm] },
    fields: () => entryFields('form'),
  },
  formSubmissionOverrides: {
    slug: submissionsCollection,
    labels: { singular: 'Submission', plural: 'Submissions' },
    access: submissionAccess,
    admin: { group: 'Submissions', defaultColumns: ['form', 'createdAt', 'spam'] },
    endpoints: [submissionEndpoint],
    hooks: { beforeValidate: [checkSubmission], afterOperation: [receiptOnly] },
    fields: ({ defaultFields }: { defaultFields: Field[] }) => [...defaultFields.map(unchecked), ...markFields],
  },
})

/** The form builder's own check of the form sees drafts too; ours has run before it. */
function unchecked(field: Field): Field {
  return 'name' in field && field.name === 'form' ? ({ ...field, validate: () => true } as Field) : field
}

interface FormBlock extends Record<string, unknown> {
  readonly blockType: string
  readonly accept?: readonly string[]
}

function withPluginNames({ doc, context }: Parameters<CollectionAfterReadHook>[0]) {
  if (!context['forSubmission']) return doc
  const fields = (doc.fields as readonly FormBlock[] | undefined)?.map((block) =>
    block.blockType === 'upload'
      ? {
          ...block,
          // Ours has looked: a field that is not shown is not required.
          required: false,
          uploadCollection: attachmentsCollection,
          mimeTypes: block.accept?.map((mimeType) => ({ mimeType })),
          maxFileSize: block['maxBytes'],
        }
      : block,
  )
  return { ...doc, fields }
}

/** A visitor is told that it arrived, and under which number; not sent back everything that was sent. */
function receiptOnly({ operation, req, result }: Parameters<CollectionAfterOperationHook>[0]) {
  return operation === 'create' && !req.user ? ({ id: result.id } as typeof result) : result
}
