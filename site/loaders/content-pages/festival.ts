/** The common data of the detail pages of both festival types. */
import type { Entry } from '#content/schema/entry-types.ts'
import { calendarFile } from '#site/loaders/calendar/calendar-event.ts'
import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { offerBadge, stateOf } from '#site/loaders/cards/entry-badges.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { calendarDays } from '#site/loaders/format/dates.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { timesOf } from '#site/shared/films/film-state.ts'
import { fact, group } from './detail.ts'
import { filmsOnTheirOwn } from './features.ts'

type Festival = Entry<'filmFestival' | 'internationalScreenFilmFestival'>

export const festivalParts = (source: Source, festival: Festival) => ({
  facts: fact('Running period', formatDayRange(festival)),
  body: source.prose(festival.body),
  groups: [
    ...group(
      'Films',
      filmsOnTheirOwn(
        source,
        festival.movies.map((key) => filmAt(source, key)),
      ).map(hereOnly),
    ),
    ...group('Cinemas', cinemasAt(source, festival.cinemas)),
  ],
  ...stateOf(source, offerBadge(source, festival)),
  ...ifPresent('calendar', calendarFile(source, festival)),
  calendarDays: calendarDays(festival.from, festival.to),
})

/** A film's card for the page of one festival: without the festival and days that it names, which may be another's. */
function hereOnly(film: Card): Card {
  const { kicker: _, badge: __, ...card } = film
  return { ...card, ...ifPresent('release', timesOf(film)?.from) }
}
