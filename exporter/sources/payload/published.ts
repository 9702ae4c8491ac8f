/**
 * Only what visitors may see is asked for, and only that is taken.
 *
 * The rights of the service user should see to it already. But rights are set by hand in a CMS, and with an editor's it
 * hands out drafts and the trash as well; so the question says what is wanted, and each answer is looked at.
 */

import { ProblemError } from '#content/format/problem.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Query } from '../../cms-client/request.ts'
import type { State } from './responses.ts'

/** Files have no drafts, so that a picture that an editor drops into a field is there at once. */
const hasDrafts = (type: EntryType): boolean => type !== 'file'

/** Narrows a question to what is published. Of an entry with a newer draft, that is the state before it. */
export function onlyPublished(type: EntryType): Query {
  return { draft: false, trash: false, ...(hasDrafts(type) ? { 'where[_status][equals]': 'published' } : {}) }
}

/** Fields in which a document says what it is. */
export const selectState: Query = { 'select[_status]': true, 'select[deletedAt]': true }

/** @throws ProblemError when one of the documents is a draft, or lies in the trash. */
export function refuseUnpublished(type: EntryType, documents: readonly (State & { readonly id: string })[]): void {
  for (const { id, _status: status, deletedAt } of documents) {
    if (deletedAt) throw handedOut(`${type}/${id}, which lies in the trash`)
    if (status === 'published' || (!status && !hasDrafts(type))) continue
    throw handedOut(
      status ? `${type}/${id}, whose status is "${status}"` : `${type}/${id} and does not say whether it is published`,
    )
  }
}

function handedOut(what: string): ProblemError {
  return new ProblemError({
    message: `The CMS hands out ${what}, though only what is published was asked for.`,
    hint: 'Nothing was exported. Give the service user the right to read what is published and no more, and see what changes answers on their way.',
  })
}
