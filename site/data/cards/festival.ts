import type { Entry } from '#content/schema/entry-types.ts'
import { periodText } from '#site/data/period.ts'
import type { Source } from '#site/data/source.ts'
import { offerBadge } from '#site/data/timing.ts'
import { type Card, hrefOf } from './card.ts'

export const festivalCard = (
  source: Source,
  festival: Entry<'filmFestival'> | Entry<'internationalScreenFilmFestival'>,
): Card => ({
  id: festival.slug,
  ...hrefOf(source, festival),
  title: festival.title,
  text: festival.summary,
  facts: [periodText(festival)],
  picture: source.picture(festival.image),
  shape: 'wide',
  badge: offerBadge(source, festival),
})
