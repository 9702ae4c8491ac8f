import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/data/source.ts'
import { dayText } from '#site/data/time.ts'
import { type Card, hrefOf } from './card.ts'

export const galleryCard = (source: Source, gallery: Entry<'internationalScreenEventGallery'>): Card => ({
  id: gallery.slug,
  ...hrefOf(source, gallery),
  title: gallery.title,
  text: gallery.summary,
  facts: [dayText(gallery.date).text, gallery.venue],
  picture: source.picture(gallery.cover),
  shape: 'wide',
})
