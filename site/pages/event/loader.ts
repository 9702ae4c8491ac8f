import type { Entry } from '#content/schema/entry-types.ts'
import { dayInMalaysia } from '#content/schema/time-zone.ts'
import { calendarFile } from '#site/loaders/calendar/calendar-event.ts'
import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { eventBadge, stateOf } from '#site/loaders/cards/entry-badges.ts'
import { comingEventCard } from '#site/loaders/cards/event.ts'
import { type Detail, fact, group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { comingEvents } from '#site/loaders/content-pages/events.ts'
import { calendarDays, formatInstant, lastDay } from '#site/loaders/format/dates.ts'
import { eventJsonLd } from '#site/loaders/json-ld/events.ts'
import { ifPresent, linkOf } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'

/** Beyond so many, each cinema's own page says how to get there. */
const maxPlaces = 3

export const load = detailLoader('event', (source, event) => ({
  kicker: termTitle(source, event.category),
  links: [linkOf(source, event.registration) ?? []].flat(),
  facts: [
    ...fact('Starts', formatInstant(event.from).text),
    ...fact('Ends', formatInstant(event.to).text),
    ...fact('Venue', event.venue),
  ],
  body: source.prose(event.body),
  gallery: event.gallery.map((key) => source.picture(key)),
  groups: [
    ...group('Cinemas', cinemasAt(source, event.cinemas)),
    ...group(
      'More events',
      following(comingEvents(source), event).map((other) => comingEventCard(source, other)),
    ),
  ],
  ...stateOf(source, eventBadge(source, event)),
  ...ifPresent('places', placesOf(source, event)),
  ...ifPresent('calendar', calendarFile(source, event)),
  calendarDays: calendarDays(dayInMalaysia(event.from), lastDay(event)),
  head: { jsonLd: [eventJsonLd(source, event)] },
}))

function placesOf(source: Source, { cinemas }: Entry<'event'>): Detail['places'] {
  if (cinemas.length > maxPlaces) return undefined
  const places = cinemas.flatMap((key) => {
    const { title, geo } = source.entry('cinema', key)
    return geo ? [{ name: title, geo }] : []
  })
  return places.length > 0 ? places : undefined
}
