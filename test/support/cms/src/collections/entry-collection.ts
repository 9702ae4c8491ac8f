/** Makes the collection of a type of the contract. */
import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { APIError } from 'payload'
import { type EntryType, entryTypes, fieldsOf } from '../../../../../content/schema/entry-types.ts'
import { entryAccess } from '../access.ts'
import { collectionOf } from '../names.ts'
import { forget, idField, proposing } from './identity.ts'
import { layOut } from './layout.ts'

const day = ['title', 'from', 'to', '_status', 'updatedAt']
const ordered = ['title', 'order', '_status', 'updatedAt']

/** The columns of the list where title, status and last change do not say enough. */
const columns: Partial<Record<EntryType, string[]>> = {
  movie: ['title', 'releaseDate', 'genre', '_status', 'updatedAt'],
  movieList: ['title', 'tab', '_status', 'updatedAt'],
  cinema: ['title', 'brand', 'town', 'state', '_status', 'updatedAt'],
  promotion: ['title', 'brand', 'from', 'to', '_status', 'updatedAt'],
  basicPage: ['title', 'path', 'template', '_status', 'updatedAt'],
  banner: ['title', 'placement', 'order', '_status', 'updatedAt'],
  redirect: ['title', 'from', '_status', 'updatedAt'],
  taxonomy: ['title', 'vocabulary', 'order', '_status', 'updatedAt'],
  news: ['title', 'date', 'category', '_status', 'updatedAt'],
  keepsake: ['title', 'price', 'availability', '_status', 'updatedAt'],
  event: day,
  filmFestival: day,
  movieGift: day,
  movieLineUp: day,
  internationalScreenFilmFestival: day,
  faq: ordered,
  movieFaq: ordered,
  cinemaFaq: ordered,
  experience: ordered,
  package: ordered,
  foodAndBeverage: ordered,
  internationalScreen: ordered,
}

/** What every collection of the contract shares, whatever it keeps. */
export function sharedConfig(type: EntryType) {
  const { label, plural } = entryTypes[type]
  return {
    slug: collectionOf(type),
    labels: { singular: label, plural },
    access: entryAccess,
    trash: true,
    timestamps: true,
    versions: { maxPerDoc: 20, drafts: true },
    defaultSort: 'title',
  } satisfies Partial<CollectionConfig>
}

export function entryCollection(type: EntryType): CollectionConfig {
  return {
    ...sharedConfig(type),
    admin: adminOf(type),
    fields: entryFields(type),
    ...(type === 'settings' ? { hooks: { beforeOperation: [onlyOne] } } : {}),
  }
}

export function adminOf(type: EntryType) {
  return {
    useAsTitle: 'title',
    group: entryTypes[type].group,
    defaultColumns: columns[type] ?? ['title', '_status', 'updatedAt'],
    pagination: { defaultLimit: 25 },
  }
}

export function entryFields(type: EntryType): Field[] {
  const collection = collectionOf(type) as CollectionSlug
  const laidOut = layOut(fieldsOf(type))
  // First: Payload looks for it no further than to the first group or list.
  return [idField(collection), ...laidOut.map((field) => identified(field, collection))]
}

function identified(field: Field, collection: CollectionSlug): Field {
  if (!('name' in field)) return field
  if (field.name === 'slug') return proposing(field, collection)
  return field.name === 'path'
    ? ({ ...field, unique: true, index: true, hooks: { beforeDuplicate: [forget] } } as Field)
    : field
}

type BeforeOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number]

/** The site has one set of settings; they are a collection only so that every type is read alike. */
const onlyOne: BeforeOperation = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  const { totalDocs } = await req.payload.count({ collection: 'settings' as CollectionSlug, req, trash: true })
  if (totalDocs > 0)
    throw new APIError('There can be only one set of settings: change the one that is there.', 400, null, true)
  return args
}
