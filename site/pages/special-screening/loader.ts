import { screeningKinds } from '#content/schema/types/event.ts'
import { calendarFile } from '#site/loaders/calendar/calendar-event.ts'
import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { oneDayBadge, stateOf } from '#site/loaders/cards/entry-badges.ts'
import { screeningCard } from '#site/loaders/cards/screening.ts'
import { fact, group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { filmsOnTheirOwn } from '#site/loaders/content-pages/features.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import { screeningEvent } from '#site/loaders/json-ld/events.ts'
import { filmAt } from '#site/loaders/source/film.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { calendarDay } from '#site/shared/time/calendar-day.ts'

export const load = detailLoader('specialScreening', (source, screening) => ({
  kicker: screeningKinds[screening.kind],
  facts: fact('Date', formatInstant(screening.date).text),
  body: source.prose(screening.body),
  groups: [
    ...group(
      'Films',
      filmsOnTheirOwn(
        source,
        screening.movies.map((key) => filmAt(source, key)),
      ),
    ),
    ...group('Cinemas', cinemasAt(source, screening.cinemas)),
    ...group(
      'More screenings',
      following(
        source.all('specialScreening').filter(({ kind }) => kind === screening.kind),
        screening,
      ).map((other) => screeningCard(source, other)),
    ),
  ],
  ...stateOf(source, oneDayBadge(source, screening)),
  ...ifPresent('calendar', calendarFile(source, screening)),
  calendarDays: [calendarDay(screening.date)],
  head: { jsonLd: [screeningEvent(source, screening)] },
}))
