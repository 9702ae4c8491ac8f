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
import { answerFields, summaryFields } from './submission-summary.ts'

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
    defaultSort: '-createdAt',
    admin: {
      group: 'Submissions',
      useAsTitle: 'from',
      defaultColumns: ['createdAt', 'form', 'from', 'firstWords', 'spam'],
      listSearchableFields: ['from', 'firstWords'],
      pagination: { defaultLimit: 50 },
      components: { beforeListTable: ['/src/admin/submission-filters.tsx#SubmissionFilters'] },
    },
    endpoints: [submissionEndpoint],
    hooks: { beforeValidate: [checkSubmission], afterOperation: [receiptOnly] },
    fields: ({ defaultFields }: { defaultFields: Field[] }) => [
      ...defaultFields.map(asEditorsSee),
      readable,
      ...summaryFields,
      ...markFields,
    ],
  },
})

/** Its answers by their labels, and what was attached. */
const readable: Field = {
  name: 'readable',
  type: 'ui',
  admin: { components: { Field: '/src/admin/submission-answers.tsx#SubmissionAnswers' }, disableListColumn: true },
}

/** The form builder's rows are kept as they came; editors read them by their labels. */
function asEditorsSee(field: Field): Field {
  if (!('name' in field)) return field
  // The form builder's own check of the form sees drafts too; ours has run before it.
  if (field.name === 'form')
    return { ...field, validate: () => true, admin: { ...field.admin, position: 'sidebar', readOnly: true } } as Field
  const isOfAnswers = field.name === 'submissionData' && field.type === 'array'
  const fields = isOfAnswers ? { fields: [...field.fields, ...answerFields] } : {}
  return { ...field, ...fields, admin: { ...field.admin, condition: () => false, disableListColumn: true } } as Field
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
