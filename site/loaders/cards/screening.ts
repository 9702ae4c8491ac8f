import type { Entry } from '#content/schema/entry-types.ts'
import { screeningKinds } from '#content/schema/types/event.ts'
import { formatInstant } from '#site/loaders/format/dates.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, summaryOf } from './card.ts'
import { onCard, oneDayBadge } from './entry-badges.ts'
import { picturesWithFilm } from './film-pictures.ts'

export const screeningCard = (source: Source, screening: Entry<'specialScreening'>): Card => ({
  id: screening.slug,
  ...hrefOf(source, screening),
  title: screening.title,
  kicker: screeningKinds[screening.kind],
  ...summaryOf(screening),
  meta: [formatInstant(screening.date).text],
  ...picturesWithFilm(source, screening.image, screening.movies),
  shape: 'wide',
  badge: onCard(source, oneDayBadge(source, screening)),
})
