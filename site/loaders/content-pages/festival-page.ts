/** Loader result of a festival's page, of either festival type. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Card } from '#site/loaders/cards/card.ts'
import { cinemasAt } from '#site/loaders/cards/cinema.ts'
import { offerBadge } from '#site/loaders/cards/entry-badges.ts'
import { filmsAt } from '#site/loaders/cards/film.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import { calendarDays, formatDay } from '#site/loaders/format/dates.ts'
import { festivalJsonLd } from '#site/loaders/json-ld/events.ts'
import type { LoaderResult } from '#site/loaders/loader.ts'
import { optional } from '#site/loaders/source/links.ts'
import type { Target } from '#site/loaders/source/site-pages.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Detail, fact, group } from './detail.ts'
import { detail } from './detail-page.ts'

/** @param own parts that only festivals of this type have. */
export function festivalPage(
  source: Source,
  target: Target,
  festival: Entry<'filmFestival' | 'internationalScreenFilmFestival'>,
  own: Partial<Detail>,
): LoaderResult<Detail> {
  return detail(
    source,
    target,
    festival,
    {
      picture: source.picture(festival.image),
      facts: fact('Running period', formatDayRange(festival)),
      body: source.prose(festival.body),
      groups: [
        ...group('Films', filmsAt(source, festival.movies).map(withoutName(festival.title))),
        ...group('Cinemas', cinemasAt(source, festival.cinemas)),
      ],
      badge: offerBadge(source, festival),
      calendarDays: calendarDays(festival.from, festival.to),
      from: formatDay(festival.from),
      to: formatDay(festival.to),
      ...own,
    },
    { jsonLd: [festivalJsonLd(source, festival)] },
  )
}

/** Removes the festival's name from its films' cards. */
const withoutName =
  (name: string) =>
  ({ kicker, ...card }: Card): Card => ({ ...card, ...optional('kicker', kicker === name ? undefined : kicker) })
