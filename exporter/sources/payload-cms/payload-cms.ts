/** Reads a Payload CMS (3.x) over its REST API. What it relies on was measured on a real one: see docs/decisions. */
import * as z from 'zod'
import { ProblemError } from '#content/format/problem.ts'
import { entryKey } from '#content/schema/entry-key.ts'
import type { EntryType } from '#content/schema/entry-types.ts'
import type { HttpClient } from '../../http-client/client.ts'
import type { Query } from '../../http-client/request.ts'
import type { Listed, Source, SourceDocument } from '../source.ts'
import { collectionOf, servicesCollection, withoutOwnFields } from './collections.ts'
import { payloadCmsReaders } from './field-readers.ts'
import { onlyPublished, refuseUnpublished, selectState } from './published.ts'
import { documentPage, listPage, type Page, type PayloadCmsDocument, type State, uploaded } from './responses.ts'

const loginHint = 'Check CMS_API_KEY, or CMS_LOGIN_EMAIL and CMS_LOGIN_PASSWORD; the user must be one of its services.'

/** Documents per response: few enough for a time-out, many enough for thousands of films. */
const pageSize = 500
/** Ids per request: common servers refuse a longer address. */
const idsPerQuestion = 50

export interface PayloadCmsOptions {
  readonly http: HttpClient
  /** Addresses under which the site is published. */
  readonly ownOrigins: readonly string[]
}

export function payloadCmsSource({ http, ownOrigins }: PayloadCmsOptions): Source {
  return {
    name: 'payload',
    readers: payloadCmsReaders(ownOrigins),

    async connect() {
      const { user } = await http.getJson(
        `/api/${servicesCollection}/me`,
        z.object({ user: z.looseObject({}).nullable() }),
      )
      if (!user) throw new ProblemError({ message: 'The CMS does not know the service login.', hint: loginHint })
    },

    async list(type) {
      const { docs, totalDocs } = await ask(type, listPage, { limit: 0, 'select[updatedAt]': true, ...selectState })
      if (docs.length !== totalDocs) throw incomplete(type, docs.length, totalDocs)
      return docs.map(({ id, updatedAt }): Listed => ({ id, revision: updatedAt }))
    },

    async *fetch(type, ids) {
      const wanted = new Set(ids)
      if (ids.length > idsPerQuestion) {
        for await (const documents of pages(type)) {
          yield documents.filter(({ id }) => wanted.delete(id)).map((document) => toDocument(type, document))
        }
      }
      // Documents that moved from page to page during the reading are requested by id.
      const rest = [...wanted]
      for (let start = 0; start < rest.length; start += idsPerQuestion) {
        const some = rest.slice(start, start + idsPerQuestion)
        const { docs } = await ask(type, documentPage, { limit: some.length, 'where[id][in]': some.join(',') })
        yield docs.map((document) => toDocument(type, document))
      }
    },

    openFile: ({ address, bytes }) => http.download(address, bytes),
  }

  /** A page of published documents. @throws if one is not published. */
  async function ask<D extends State & { readonly id: string }>(
    type: EntryType,
    page: z.ZodType<Page<D>>,
    query: Query,
  ): Promise<Page<D>> {
    const whole = { depth: 0, ...query, ...onlyPublished(type) }
    const answer = await http.getJson(`/api/${collectionOf(type)}`, page, whole)
    refuseUnpublished(type, answer.docs)
    return answer
  }

  async function* pages(type: EntryType): AsyncGenerator<readonly PayloadCmsDocument[]> {
    for (let page = 1, more = true; more; page++) {
      const { docs, hasNextPage, totalDocs } = await ask(type, documentPage, { limit: pageSize, page, sort: 'id' })
      refuseRepeated(type, docs)
      yield docs
      more = hasNextPage
      if (more && page * pageSize >= totalDocs) throw endless(type, totalDocs, page)
    }
  }
}

/** Edits can move a document from page to page, but never put it on one page twice. */
function refuseRepeated(type: EntryType, documents: readonly PayloadCmsDocument[]): void {
  const seen = new Set<string>()
  for (const { id } of documents) {
    if (seen.has(id))
      throw new ProblemError({
        message: `The CMS hands out ${entryKey({ type, id })} twice in one answer.`,
        hint: lookAtTheCms,
      })
    seen.add(id)
  }
}

function toDocument(type: EntryType, document: PayloadCmsDocument): SourceDocument {
  const { id, updatedAt: revision } = document
  const common = { type, id, revision }
  if (type !== 'file') return { ...common, fields: withoutOwnFields(document) }
  const upload = uploaded.safeParse(document)
  const file = upload.success ? { file: { address: upload.data.url, bytes: upload.data.filesize } } : {}
  return { ...common, fields: withoutOwnFields(document, 'file'), ...file }
}

const lookAtTheCms = 'Export again; if it stays so, look at the CMS and at what stands before it.'

function incomplete(type: EntryType, got: number, total: number): ProblemError {
  return new ProblemError({
    message: `The CMS counts ${total} entries of ${type} but lists ${got}.`,
    hint: 'Export again; if it stays so, look at the read access of the service user.',
  })
}

function endless(type: EntryType, total: number, page: number): ProblemError {
  return new ProblemError({
    message: `The CMS counts ${total} entries of ${type}, but says that there are more after page ${page} of ${pageSize} each.`,
    hint: lookAtTheCms,
  })
}
