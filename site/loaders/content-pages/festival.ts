/** What the detail pages of both festival types share. */
import type { Entry } from '#content/schema/entry-types.ts'
import { calendarFile } from '#site/loaders/calendar/calendar-event.ts'
import type { Card } from '#site/loaders/cards/card.ts'
import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { offerBadge } from '#site/loaders/cards/entry-badges.ts'
import { filmsAt } from '#site/loaders/cards/film.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { calendarDays, formatDay } from '#site/loaders/format/dates.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { fact, group } from './detail.ts'

type Festival = Entry<'filmFestival' | 'internationalScreenFilmFestival'>

export const festivalParts = (source: Source, festival: Festival) => ({
  facts: fact('Running period', formatDayRange(festival)),
  body: source.prose(festival.body),
  groups: [
    ...group('Films', filmsAt(source, festival.movies).map(withoutName(festival.title))),
    ...group('Cinemas', cinemasAt(source, festival.cinemas)),
  ],
  badge: offerBadge(source, festival),
  ...ifPresent('calendar', calendarFile(source, festival)),
  calendarDays: calendarDays(festival.from, festival.to),
  from: formatDay(festival.from),
  to: formatDay(festival.to),
})

/** Removes the festival's name from its films' cards. */
const withoutName =
  (name: string) =>
  ({ kicker, ...card }: Card): Card => ({ ...card, ...ifPresent('kicker', kicker === name ? undefined : kicker) })
