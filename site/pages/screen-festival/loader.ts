import { detailLoader } from '#site/loaders/content-pages/detail-page.ts'
import { festivalParts } from '#site/loaders/content-pages/festival.ts'
import { festivalJsonLd } from '#site/loaders/json-ld/events.ts'

export const load = detailLoader('internationalScreenFilmFestival', (source, festival) => ({
  ...festivalParts(source, festival),
  head: { jsonLd: [festivalJsonLd(source, festival)] },
}))
