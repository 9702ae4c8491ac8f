/** Entries for tests: valid as they are; a test says only what it is about. */
import { type Entry, type EntryType, entryTypes } from '#content/schema/entry-types.ts'
import { type MediaMime, mediaFileName } from '#content/schema/media.ts'

type Overrides = Readonly<Record<string, unknown>>

const samples: Readonly<Partial<Record<EntryType, Overrides>>> = {
  movie: {
    title: 'Redline KL',
    synopsis: 'A driver has one night.',
    director: ['Suraya Halim'],
    classification: 'taxonomy/classification-16',
    country: ['taxonomy/country-malaysia'],
    spokenLanguage: ['taxonomy/language-malay'],
    genre: ['taxonomy/genre-action'],
    poster: 'file/poster',
  },
  cinema: {
    title: 'Kayangan Walk',
    brand: 'gsc',
    summary: 'In town.',
    address: '1 Road',
    postcode: '50000',
    town: 'Kuala Lumpur',
    state: 'taxonomy/state-kuala-lumpur',
    numberOfHalls: 1,
    seatingCapacity: 100,
    image: 'file/poster',
  },
  movieList: { title: 'Now showing', tab: 'now-showing' },
  faq: { title: 'May I bring my own popcorn?', category: 'taxonomy/faq-category-food', order: 1, body: 'No.' },
  story: { title: 'A seat by the aisle', author: 'Aisyah', excerpt: 'It rained.', body: 'It rained.' },
  taxonomy: { title: 'Action', vocabulary: 'genre', key: 'action', order: 1 },
  redirect: { title: 'Old page', from: '/old', to: '/' },
  settings: {
    title: 'Settings',
    siteName: 'GSC',
    description: 'Cinemas.',
    shareImage: 'file/poster',
    contact: { email: 'a@gsc.example', phone: '+60 3', address: '1 Road', hours: 'Daily' },
    company: { name: 'GSC', registration: '1' },
  },
  notification: { title: 'Rain', level: 'info', text: 'It rains.', placements: ['all'] },
  file: {
    alt: 'A street at night.',
    mime: 'image/webp',
    bytes: 10,
    sha256: '0'.repeat(64),
    width: 600,
    height: 900,
    dominantColour: '#204060',
  },
}

/** An entry of a type; its id is its slug unless given. */
export function entryOf<T extends EntryType>(type: T, slug: string, overrides: Overrides = {}): Entry<T> {
  const mime = (overrides['mime'] ?? 'image/webp') as MediaMime
  const path = type === 'file' ? { path: mediaFileName(slug, '0'.repeat(64), mime) } : {}
  return entryTypes[type].schema.parse({ type, id: slug, slug, ...path, ...samples[type], ...overrides }) as Entry<T>
}

export function pageOf(path: string, overrides: Overrides = {}): Entry<'basicPage'> {
  const id = path.slice(1).replaceAll('/', '-') || 'home'
  return entryTypes.basicPage.schema.parse({
    type: 'basicPage',
    id,
    path,
    title: `Page ${id}`,
    template: 'basic',
    language: 'en',
    ...overrides,
  })
}

/** What every site must have to be built. */
export const leastSite: readonly Entry[] = [
  pageOf('/'),
  pageOf('/not-found'),
  entryOf('settings', 'site'),
  entryOf('file', 'poster'),
]

/** Entries by `<type>/<id>`, as the functions over a snapshot take them. */
export function byKey(...entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [`${entry.type}/${entry.id}`, entry]))
}
