/** Payload's names for types, and the fields that it adds itself. */
import { type EntryType, entryTypeNames } from '#content/schema/entry-types.ts'
import type { SourceValues } from '../source.ts'

/** The collection of the users that are programs, of which the exporter is one. */
export const servicesCollection = 'services'

/** The collection of a type: `basicPage` is kept in `basic-page`. */
export function collectionOf(type: EntryType): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const types = new Map<string, EntryType>(entryTypeNames.map((type) => [collectionOf(type), type]))

/** The type of a collection's entries; undefined for a collection that holds none. */
export function typeOf(collection: string): EntryType | undefined {
  return types.get(collection)
}

/** Fields that Payload adds to documents, rows and blocks; they are no content. */
const ownFields = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'blockName', 'blockType']

/** Fields that it adds to documents with a file. The exporter measures the bytes instead. */
const ownFileFields = [
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
]

const ofRows = new Set(ownFields)
const ofFiles = new Set([...ownFields, ...ownFileFields])

export function withoutOwnFields(values: SourceValues, kind: 'row' | 'file' = 'row'): SourceValues {
  const own = kind === 'file' ? ofFiles : ofRows
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)))
}
