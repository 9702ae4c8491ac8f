import { fact } from '#site/data/detail.ts'
import { type DetailLoader, detail } from '#site/data/detail-page.ts'
import { optional } from '#site/data/links.ts'
import { dayText } from '#site/data/time.ts'
import { videoOf } from '#site/data/video.ts'

export const load: DetailLoader = (source, target) => {
  const gallery = source.entry('internationalScreenEventGallery', target.entry)
  return detail(
    source,
    target,
    gallery,
    {
      kicker: 'Events Gallery',
      picture: source.picture(gallery.cover),
      facts: [...fact('Date', dayText(gallery.date).text), ...fact('Venue', gallery.venue)],
      ...optional('body', gallery.body && source.prose(gallery.body)),
      ...optional('video', gallery.video && videoOf(source, gallery.video)),
      gallery: gallery.images.map((key) => source.picture(key)),
      from: dayText(gallery.date),
    },
    { image: gallery.cover },
  )
}
