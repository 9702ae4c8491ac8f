/** A CMS that is held in memory: what a test of the exporter needs that is about the folder, not about a CMS. */
import { payloadCmsReaders } from '#exporter/sources/payload-cms/field-readers.ts'
import type { Source, SourceDocument } from '#exporter/sources/source.ts'

export interface HeldFile {
  readonly slug: string
  readonly bytes: Uint8Array
}

const term = (slug: string): SourceDocument => ({
  type: 'taxonomy',
  id: slug,
  revision: '2026-01-01T00:00:00Z',
  fields: { slug, title: slug, vocabulary: 'genre', key: slug, order: 1 },
})

const file = ({ slug, bytes }: HeldFile): SourceDocument => ({
  type: 'file',
  id: slug,
  revision: '2026-01-01T00:00:00Z',
  fields: { slug, alt: slug },
  file: { address: slug, bytes: bytes.length },
})

const page = ([id, path]: readonly [string, string]): SourceDocument => ({
  type: 'basicPage',
  id,
  revision: '2026-01-01T00:00:00Z',
  fields: { path, title: id, template: 'basic', language: 'en' },
})

/** @param held terms of the vocabulary of genres, files, and basic pages: the id of each with its path. */
export function heldSource(held: {
  readonly terms?: readonly string[]
  readonly files?: readonly HeldFile[]
  readonly pages?: Readonly<Record<string, string>>
}): Source {
  const { terms = [], files = [], pages = {} } = held
  const documents = [...terms.map(term), ...files.map(file), ...Object.entries(pages).map(page)]
  return {
    name: 'payload',
    readers: payloadCmsReaders([]),
    connect: async () => {},
    list: async (type) => documents.filter((document) => document.type === type),
    async *fetch(type, ids) {
      yield documents.filter((document) => document.type === type && ids.includes(document.id))
    },
    openFile: async ({ address }) =>
      files.find(({ slug }) => slug === address)?.bytes ?? Promise.reject(new Error(`no file ${address}`)),
  }
}
