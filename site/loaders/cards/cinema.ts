import { counted } from '#content/format/count.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { cinemaBrands } from '#content/schema/types/cinema.ts'
import { href } from '#site/href.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { cinemaTicketsUrl } from '#site/loaders/source/ticket-links.ts'
import { stateAfterTown, termTitle, termTitles } from '#site/loaders/source/vocabulary.ts'
import type { Card } from '#site/shared/card.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'
import { hrefOf, picturesOf, summaryOf } from './card.ts'

export const cinemaCard = (source: Source, cinema: Entry<'cinema'>): Card => ({
  id: cinema.slug,
  ...hrefOf(source, cinema),
  title: cinema.title,
  brand: cinema.brand,
  kicker: cinema.town,
  ...summaryOf(cinema),
  meta: [...stateAfterTown(source, cinema), counted(cinema.numberOfHalls, 'hall')],
  ...picturesOf(source, cinema.image, cinema.gallery),
  shape: 'wide',
})

/** A cinema in the cinema finder. */
export interface FinderCinema extends Card {
  readonly href: string
  readonly state: string
  /** Its name and location, which rank first in a search. */
  readonly names: readonly string[]
  /** All other texts that it is found by. */
  readonly keywords: string
  readonly tags: readonly string[]
  readonly geo?: Coordinates
}

export function finderCinema(source: Source, cinema: Entry<'cinema'>): FinderCinema {
  const card = cinemaCard(source, cinema)
  const state = termTitle(source, cinema.state)
  const experiences = cinema.experiences.map((key) => source.entry('experience', key))
  const tickets = cinemaTicketsUrl(source, cinema)
  return {
    ...card,
    href: card.href ?? href('cinemaIndex'),
    highlights: experiences.map(({ title }) => title),
    ...ifPresent('action', tickets === undefined ? undefined : { label: 'Buy Now', href: tickets }),
    state,
    names: [cinema.title, cinema.mall ?? '', cinema.town, state, cinemaBrands[cinema.brand]].filter(Boolean),
    keywords: [
      cinema.address,
      cinema.postcode,
      cinema.summary,
      ...termTitles(source, cinema.facilities),
      ...experiences.map(({ title }) => title),
      ...cinema.halls.map(({ name }) => name).filter((name) => !/^Hall \d+$/.test(name)),
      cinema.transit ?? '',
    ].join(' '),
    tags: [
      `state/${source.entry('taxonomy', cinema.state).key}`,
      `brand/${cinema.brand}`,
      ...experiences.map(({ slug }) => `experience/${slug}`),
      ...cinema.facilities.flatMap((facility) => {
        const { key, access } = source.entry('taxonomy', facility)
        return access ? [`access/${key}`] : []
      }),
    ],
    ...ifPresent('geo', cinema.geo),
  }
}

export const cinemasAt = (source: Source, keys: readonly string[]): Card[] =>
  keys.map((key) => cinemaCard(source, source.entry('cinema', key)))
