/**
 * A chain that has nothing in common with the sample: a house or two, five years later, with as little as editors may enter.
 * What a night holds its pages to must be true of this one, too.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { entriesFolder, manifestFile, revisionsFile, ticketingFolder, urlsFile } from '#content/snapshot/files.ts'
import { schemaVersion } from '#content/snapshot/manifest.ts'
import { entryOf, pageOf } from '#test/support/inputs/entries.ts'
import { seal } from '#test/support/snapshot/seal.ts'
import { writeFiles } from '#test/support/snapshot/snapshot-folder.ts'

const asOf = '2031-02-03T16:00:00Z'

const term = (vocabulary: string, key: string): Entry<'taxonomy'> =>
  entryOf('taxonomy', `${vocabulary}-${key}`, { vocabulary, key, title: key, order: 1 })

const film = (slug: string, facts: Readonly<Record<string, unknown>> = {}): Entry<'movie'> =>
  entryOf('movie', slug, {
    title: 'M',
    synopsis: 'Who.',
    classification: 'taxonomy/classification-p',
    country: ['taxonomy/country-laos'],
    spokenLanguage: ['taxonomy/language-lao'],
    genre: ['taxonomy/genre-noir'],
    poster: 'file/upright',
    ...facts,
  })

const entries: readonly Entry[] = [
  entryOf('settings', 'site', {
    title: 'Settings',
    siteName: 'Layar',
    description: 'Films.',
    shareImage: 'file/broad',
    contact: { email: 'layar@gsc.example', phone: '1', address: 'A street', hours: 'Never' },
    company: { name: 'Layar', registration: '1' },
  }),
  entryOf('file', 'broad', { width: 1600, height: 900 }),
  entryOf('file', 'upright'),
  term('classification', 'p'),
  term('country', 'laos'),
  term('language', 'lao'),
  term('genre', 'noir'),
  term('state', 'perak'),
  pageOf('/', { title: 'Layar', template: 'home' }),
  pageOf('/movies', { title: 'Films', template: 'movie-list' }),
  pageOf('/movie', { title: 'All films', template: 'listing' }),
  pageOf('/cinema', { title: 'Our houses', template: 'listing' }),
  pageOf('/promotion', { title: 'Offers', template: 'listing' }),
  pageOf('/faqs', { title: '?', template: 'faq-list' }),
  // Every page leads to its search, and that to whoever answers.
  pageOf('/faq-search', { title: 'Ask', template: 'faq-search' }),
  pageOf('/contact-us', { title: 'Call', template: 'form' }),
  pageOf('/not-found', { title: 'Gone', template: 'not-found' }),
  pageOf('/about', { title: 'About', body: '#### Deep\n\nSee [nothing below](#nothing), and [a film](ref:movie/m).' }),
  pageOf('/again', {
    title: 'All of it, and then all of it again, as whoever wrote this page never could end what once was begun',
    sections: [
      // Longer than a phone: its footer is below the first screen.
      {
        type: 'text',
        heading: 'Again',
        body: `See [a café](https://www.example.com/caf%E9).${'\n\nAnd once more.'.repeat(30)}`,
      },
      { type: 'text', heading: 'Again', body: 'And [what is whole](https://www.example.com/100%).' },
      { type: 'quote', heading: 'Again', text: 'And again.' },
    ],
  }),
  entryOf('menu', 'main', { title: 'Main', place: 'main', items: [{ label: 'Films', to: '/movies' }] }),
  film('m'),
  film('m-again', { releaseDate: '2031-02-04', cast: ['A', 'B'] }),
  entryOf('cinema', 'one', {
    title: 'One',
    brand: 'gsc',
    summary: 'A room.',
    address: 'A street',
    postcode: '00000',
    town: 'Ipoh',
    state: 'taxonomy/state-perak',
    numberOfHalls: 1,
    seatingCapacity: 1,
    image: 'file/broad',
  }),
  entryOf('promotion', 'over', {
    title: 'Over',
    summary: 'Over.',
    brand: 'gsc',
    categories: ['movie'],
    from: '2026-01-01',
    to: '2026-01-02',
    image: 'file/broad',
    body: 'It was.',
  }),
]

/** @param content the folder that it is put into, in place of what is there. */
export function putAnotherChain(content: string): void {
  for (const folder of [entriesFolder, ticketingFolder]) rmSync(join(content, folder), { recursive: true })
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  writeFiles(content, {
    ...Object.fromEntries(entries.map((entry) => [entryFile(entry), writeEntry(entry)])),
    [manifestFile]: json({ schemaVersion, source: 'payload', asOf, types: {}, digest: '' }),
    [urlsFile]: json({}),
    [revisionsFile]: json({ revisions: {}, waiting: {} }),
  })
  seal(content)
}
