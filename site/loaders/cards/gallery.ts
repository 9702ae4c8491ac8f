import type { Entry } from '#content/schema/entry-types.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, picturesOf, summaryOf } from './card.ts'

export const galleryCard = (source: Source, gallery: Entry<'internationalScreenEventGallery'>): Card => ({
  id: gallery.slug,
  ...hrefOf(source, gallery),
  title: gallery.title,
  ...summaryOf(gallery),
  meta: [formatDay(gallery.date).text, gallery.venue],
  ...picturesOf(source, gallery.cover, gallery.images),
  shape: 'wide',
})
