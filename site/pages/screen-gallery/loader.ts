import { fact } from '#site/loaders/content-pages/detail.ts'
import { type DetailLoader, detail } from '#site/loaders/content-pages/detail-page.ts'
import { videoOf } from '#site/loaders/content-pages/video.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { optional } from '#site/loaders/source/links.ts'

export const load: DetailLoader = (source, target) => {
  const gallery = source.entry('internationalScreenEventGallery', target.entry)
  return detail(
    source,
    target,
    gallery,
    {
      kicker: 'Events Gallery',
      picture: source.picture(gallery.cover),
      facts: [...fact('Date', formatDay(gallery.date).text), ...fact('Venue', gallery.venue)],
      ...optional('body', gallery.body && source.prose(gallery.body)),
      ...optional('video', gallery.video && videoOf(source, gallery.video)),
      gallery: gallery.images.map((key) => source.picture(key)),
      from: formatDay(gallery.date),
    },
    { image: gallery.cover },
  )
}
