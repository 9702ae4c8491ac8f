import { cinemaBrands } from '#content/schema/cinema.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { optional } from '../links.ts'
import type { Source } from '../source.ts'
import { termTitle, termTitles } from '../terms.ts'
import { type Card, hrefOf } from './card.ts'

export const cinemaCard = (source: Source, cinema: Entry<'cinema'>): Card => ({
  id: cinema.slug,
  ...hrefOf(source, cinema),
  title: cinema.title,
  kicker: cinemaBrands[cinema.brand],
  text: cinema.summary,
  // A town may have its state's name.
  facts: [...new Set([cinema.town, termTitle(source, cinema.state), `${cinema.numberOfHalls} halls`])],
  picture: source.picture(cinema.image),
  shape: 'wide',
  tags: [cinema.state, `brand/${cinema.brand}`, ...cinema.experiences],
})

/** With what it is found by: its name, building, town, state, brand, facilities and experiences. */
export const findableCinemaCard = (source: Source, cinema: Entry<'cinema'>): Card => ({
  ...cinemaCard(source, cinema),
  search: [
    cinema.title,
    cinema.mall ?? '',
    cinema.address,
    cinema.postcode,
    cinema.town,
    termTitle(source, cinema.state),
    cinemaBrands[cinema.brand],
    ...termTitles(source, cinema.facilities),
    ...cinema.experiences.map((key) => source.entry('experience', key).title),
  ]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase(),
  ...optional('geo', cinema.geo),
})

export const cinemasAt = (source: Source, keys: readonly string[]): Card[] =>
  keys.map((key) => cinemaCard(source, source.entry('cinema', key)))
