/** Reads a Payload CMS (3.x) over its REST API. What is relied on was measured on a real one: see docs/decisions. */
import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import type { EntryType } from '#content/schema/entry-types.ts'
import { ExportFailure } from '../../errors.ts'
import type { Http } from '../../http.ts'
import type { Listed, Source, SourceDocument } from '../source.ts'
import { documentPage, listPage, type PayloadDocument, uploaded } from './answers.ts'
import { collectionOf, withoutOwnFields } from './names.ts'
import { payloadReaders } from './readers.ts'

const loginHint = 'Check CMS_API_KEY, or CMS_LOGIN_EMAIL and CMS_LOGIN_PASSWORD; the user must be one of its services.'

/** Documents of one answer: few enough for a time-out, many enough for thousands of films. */
const pageSize = 500
/** Ids of one question: a longer address than this many make is refused by common servers. */
const idsPerQuestion = 50

export interface PayloadOptions {
  readonly http: Http
  /** Addresses under which the site is published. */
  readonly ownOrigins: readonly string[]
}

export function payloadSource({ http, ownOrigins }: PayloadOptions): Source {
  return {
    name: 'payload',
    readers: payloadReaders(ownOrigins),

    async connect() {
      const { user } = await http.getJson('/api/services/me', z.object({ user: z.looseObject({}).nullable() }))
      if (!user) throw new ExportFailure('The CMS does not know the service login.', loginHint)
    },

    async list(type) {
      http.forget()
      const query = { limit: 0, depth: 0, 'select[updatedAt]': true }
      const { docs, totalDocs } = await http.getJson(`/api/${collectionOf(type)}`, listPage, query)
      if (docs.length !== totalDocs) throw incomplete(type, docs.length, totalDocs)
      return docs.map(({ id, updatedAt }): Listed => ({ id, revision: updatedAt }))
    },

    async *fetch(type, ids) {
      const wanted = new Set(ids)
      if (ids.length > idsPerQuestion) {
        for await (const batch of pages(type)) yield batch.filter(({ id }) => wanted.delete(id))
      }
      // What slipped from page to page while we read is asked for by its id.
      const rest = [...wanted]
      for (let start = 0; start < rest.length; start += idsPerQuestion) {
        yield await byIds(type, rest.slice(start, start + idsPerQuestion))
      }
    },

    async openFile(address) {
      return buffer((await http.download(address)).stream)
    },
  }

  async function* pages(type: EntryType): AsyncGenerator<SourceDocument[]> {
    for (let page = 1, more = true; more; page++) {
      const query = { limit: pageSize, page, depth: 0, sort: 'id' }
      const answer = await http.getJson(`/api/${collectionOf(type)}`, documentPage, query)
      yield answer.docs.map((document) => toDocument(type, document))
      more = answer.hasNextPage
    }
  }

  async function byIds(type: EntryType, ids: readonly string[]): Promise<SourceDocument[]> {
    const query = { limit: ids.length, depth: 0, 'where[id][in]': ids.join(',') }
    const { docs } = await http.getJson(`/api/${collectionOf(type)}`, documentPage, query)
    return docs.map((document) => toDocument(type, document))
  }
}

function toDocument(type: EntryType, document: PayloadDocument): SourceDocument {
  const { id, updatedAt: revision } = document
  const common = { type, id, revision }
  if (type !== 'file') return { ...common, fields: withoutOwnFields(document) }
  const { url, filesize } = uploaded.parse(document)
  return { ...common, fields: withoutOwnFields(document, 'file'), file: { address: url, bytes: filesize } }
}

function incomplete(type: EntryType, got: number, total: number): ExportFailure {
  return new ExportFailure(
    `The CMS counts ${total} entries of ${type} but lists ${got}.`,
    'Export again; if it stays so, look at the read access of the service user.',
  )
}
