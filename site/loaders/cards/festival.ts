import type { Entry } from '#content/schema/entry-types.ts'
import { formatDayRange } from '#site/loaders/format/date-range.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, summaryOf } from './card.ts'
import { offerBadge, onCard } from './entry-badges.ts'
import { picturesWithFilm } from './film-pictures.ts'

export const festivalCard = (
  source: Source,
  festival: Entry<'filmFestival'> | Entry<'internationalScreenFilmFestival'>,
): Card => ({
  id: festival.slug,
  ...hrefOf(source, festival),
  title: festival.title,
  ...summaryOf(festival),
  meta: [formatDayRange(festival)],
  ...picturesWithFilm(source, festival.image, festival.movies),
  shape: 'wide',
  badge: onCard(source, offerBadge(source, festival)),
})
