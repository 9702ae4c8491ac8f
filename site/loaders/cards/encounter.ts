import type { Entry } from '#content/schema/entry-types.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, summaryOf } from './card.ts'
import { onCard, oneDayBadge } from './entry-badges.ts'
import { picturesWithFilm } from './film-pictures.ts'

export const encounterCard = (source: Source, encounter: Entry<'internationalScreenScreenEncounter'>): Card => ({
  id: encounter.slug,
  ...hrefOf(source, encounter),
  title: encounter.title,
  kicker: encounter.guest,
  ...summaryOf(encounter),
  meta: [formatInstant(encounter.date).text, encounter.venue, ...cinemaOf(source, encounter)],
  ...picturesWithFilm(source, encounter.image, encounter.movie ? [encounter.movie] : []),
  shape: 'wide',
  badge: onCard(source, oneDayBadge(source, encounter)),
})

/** Name of the cinema, where the venue does not say so itself. */
function cinemaOf(source: Source, { venue, cinema }: Entry<'internationalScreenScreenEncounter'>): string[] {
  if (cinema === undefined) return []
  const { title } = source.entry('cinema', cinema)
  return venue.includes(title) ? [] : [title]
}
