import { cinemaBrands } from '#content/schema/cinema.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '../source.ts'
import { termTitle } from '../terms.ts'
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
  tags: [cinema.state, ...cinema.experiences],
})

export const cinemasAt = (source: Source, keys: readonly string[]): Card[] =>
  keys.map((key) => cinemaCard(source, source.entry('cinema', key)))
