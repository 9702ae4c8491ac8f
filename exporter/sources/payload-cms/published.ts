/**
 * Requests published documents only, and refuses others in a response.
 *
 * The rights of the service user should ensure that already. But they are set by hand in the CMS, and an editor's rights
 * include drafts and the trash; so each request filters, and each response is checked.
 */

import { ProblemError } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import type { Query } from '../../http-client/request.ts'
import type { State } from './responses.ts'

/** Files have no drafts, so that a picture is public as soon as an editor uploads it. */
const hasDrafts = (type: EntryType): boolean => type !== 'file'

/** Query parameters for published documents. An entry with a newer draft comes in its published state. */
export function onlyPublished(type: EntryType): Query {
  return { draft: false, trash: false, ...(hasDrafts(type) ? { 'where[_status][equals]': 'published' } : {}) }
}

/** Query parameters for the fields that say whether a document is published. */
export const selectState: Query = { 'select[_status]': true, 'select[deletedAt]': true }

/** @throws ProblemError when one of the documents is a draft, or lies in the trash. */
export function refuseUnpublished(type: EntryType, documents: readonly (State & { readonly id: string })[]): void {
  for (const { id, _status: status, deletedAt } of documents) {
    const key = entryKey({ type, id })
    if (deletedAt) throw handedOut(`${key}, which lies in the trash`)
    if (status === 'published' || (!status && !hasDrafts(type))) continue
    throw handedOut(status ? `${key}, whose status is "${status}"` : `${key} and does not say whether it is published`)
  }
}

function handedOut(what: string): ProblemError {
  return new ProblemError({
    message: `The CMS hands out ${what}, though only what is published was asked for.`,
    hint: 'Nothing was exported. Give the service user the right to read what is published and no more, and see what changes answers on their way.',
  })
}
