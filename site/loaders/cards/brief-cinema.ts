import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { weeklyHours } from '#site/loaders/format/hours.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { cinemaTicketsUrl, sellsNothing } from '#site/loaders/source/ticket-links.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import type { BriefCinema } from '#site/shared/geo/brief-cinema.ts'

/** All cinemas that have a page, by name. */
export const briefCinemas = (source: Source): BriefCinema[] =>
  source
    .all('cinema')
    .map((cinema) => briefCinema(source, cinema))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const briefCinema = (source: Source, cinema: Entry<'cinema'>): BriefCinema => ({
  href: source.pathOf(`cinema/${cinema.id}`) ?? href('cinemaIndex'),
  name: cinema.title,
  town: cinema.town,
  state: termTitle(source, cinema.state),
  ...ifPresent('geo', cinema.geo),
  ...ifPresent('tickets', cinemaTicketsUrl(source, cinema)),
  ...(sellsNothing(source, cinema) ? { sellsNothing: true } : {}),
  hours: weeklyHours(cinema.openingHours),
})
