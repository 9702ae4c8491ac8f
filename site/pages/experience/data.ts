import { cinemaCard } from '../../data/cards/cinema.ts'
import { experienceCard } from '../../data/cards/experience.ts'
import { group } from '../../data/detail.ts'
import { type DetailLoader, detail, relatedShown } from '../../data/detail-page.ts'
import { byOrder } from '../../data/order.ts'

export const load: DetailLoader = (source, target) => {
  const experience = source.entry('experience', target.entry)
  return detail(source, target, experience, {
    summary: experience.tagline,
    picture: source.picture(experience.image),
    body: source.prose(experience.body),
    features: experience.features,
    gallery: experience.gallery.map((key) => source.picture(key)),
    groups: [
      ...group(
        'Cinemas that have it',
        source
          .all('cinema')
          .filter(({ experiences }) => experiences.includes(target.entry))
          .map((cinema) => cinemaCard(source, cinema)),
      ),
      ...group(
        'Other experiences',
        byOrder(source.all('experience').filter(({ id }) => id !== experience.id))
          .slice(0, relatedShown)
          .map((other) => experienceCard(source, other)),
      ),
    ],
  })
}
