import { galleryCard } from '#site/loaders/cards/gallery.ts'
import { fact, group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, following } from '#site/loaders/content-pages/detail-page.ts'
import { videoOf } from '#site/loaders/content-pages/video.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = detailLoader('internationalScreenEventGallery', (source, gallery) => ({
  picture: source.picture(gallery.cover),
  facts: [...fact('Date', formatDay(gallery.date).text), ...fact('Venue', gallery.venue)],
  ...ifPresent('body', gallery.body && source.prose(gallery.body)),
  ...ifPresent('video', gallery.video && videoOf(source, gallery.video)),
  gallery: gallery.images.map((key) => source.picture(key)),
  groups: group(
    'More galleries',
    following(source.all('internationalScreenEventGallery'), gallery).map((other) => galleryCard(source, other)),
  ),
  head: { image: gallery.cover },
}))
