/** JSON-LD of events, festivals and special screenings. */
import type { Event, Festival, Place, ScreeningEvent } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import { localInstant } from '#content/schema/time-zone.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { movieReference } from './movie.ts'
import { theaterPlace } from './movie-theater.ts'
import { house, publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

export const eventJsonLd = (source: Source, entry: Entry<'event'>): Event => ({
  '@type': 'Event',
  ...common(source, entry),
  startDate: localInstant(entry.from),
  endDate: localInstant(entry.to),
  location: locationOf(source, entry.cinemas, entry.venue),
})

type FestivalEntry = Entry<'filmFestival'> | Entry<'internationalScreenFilmFestival'>

export const festivalJsonLd = (source: Source, entry: FestivalEntry): Festival => ({
  '@type': 'Festival',
  ...common(source, entry),
  startDate: entry.from,
  endDate: entry.to,
  location: locationOf(source, entry.cinemas),
})

export const screeningEvent = (source: Source, entry: Entry<'specialScreening'>): ScreeningEvent => ({
  '@type': 'ScreeningEvent',
  ...common(source, entry),
  startDate: localInstant(entry.date),
  location: locationOf(source, entry.cinemas),
  workPresented: entry.movies.map((key) => movieReference(source, filmAt(source, key))),
})

const common = (source: Source, entry: Entry<'event'> | FestivalEntry | Entry<'specialScreening'>) =>
  ({
    name: entry.title,
    url: pageUrl(source, entry),
    description: entry.summary,
    image: imageUrl(source, entry.image),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: publisher(source),
  }) as const

/** The cinemas, or the venue that the editor wrote; else the house, of which alone an address is known. */
function locationOf(source: Source, cinemas: readonly string[], venue?: string): Place | readonly Place[] {
  if (cinemas.length > 0) return cinemas.map((key) => theaterPlace(source, source.entry('cinema', key)))
  if (venue === undefined) return house(source)
  return {
    '@type': 'Place',
    name: venue,
    address: { '@type': 'PostalAddress', streetAddress: venue, addressCountry: 'MY' },
  }
}
