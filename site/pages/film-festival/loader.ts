import { detailLoader } from '#site/loaders/content-pages/detail-page.ts'
import { festivalParts } from '#site/loaders/content-pages/festival.ts'
import { festivalJsonLd } from '#site/loaders/json-ld/events.ts'

export const load = detailLoader('filmFestival', (source, festival) => ({
  ...festivalParts(source, festival),
  gallery: festival.gallery.map((key) => source.picture(key)),
  head: { jsonLd: [festivalJsonLd(source, festival)] },
}))
