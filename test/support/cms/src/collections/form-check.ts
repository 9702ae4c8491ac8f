/** Tells an editor what the fields of a form may not be to each other, before the export would. Drafts may be unfinished. */
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { formFaults } from '../../../../../content/schema/answers/form-faults.ts'
import { isSeeding } from '../fields/contract-check.ts'
import { collectionOf } from '../names.ts'
import { type FieldBlock, fieldOf } from './field-block.ts'

export const checkForm: CollectionBeforeChangeHook = ({ data, req }) => {
  if (data['_status'] === 'draft' || isSeeding({ req })) return data
  const fields = ((data['fields'] ?? []) as readonly FieldBlock[]).map(fieldOf)
  const errors = formFaults(fields).map(([index, message]) => ({
    path: `fields.${index}.${message.startsWith('is shown') ? 'shownWhen.field' : 'name'}`,
    label: fields[index]?.name ?? '',
    message: `This field ${message}.`,
  }))
  if (errors.length > 0) throw new ValidationError({ collection: collectionOf('form'), errors })
  return data
}
