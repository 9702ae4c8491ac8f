import { counted } from '#content/format/count.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { finderWith } from '#site/loaders/content-pages/cinemas/cinema-finder.ts'
import { following } from '#site/loaders/content-pages/detail-page.ts'
import { firstParagraph, headOf } from '#site/loaders/content-pages/head.ts'
import type { Loader } from '#site/loaders/loader.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'

/** Cinemas shown: those with most halls of it. The rest is in the finder. */
const maxCinemas = 12

export const load = ((source, sitePage) => {
  const experience = source.entry('experience', sitePage.entry)
  const body = source.prose(experience.body)
  const cinemas = source
    .referrersOf('cinema', 'experiences', sitePage.entry)
    .toSorted((a, b) => hallsWith(b, sitePage.entry).length - hallsWith(a, sitePage.entry).length)
  return {
    head: headOf(source, {
      sitePage,
      title: experience.title,
      descriptions: [experience.tagline, firstParagraph(body)],
      image: experience.image,
      seo: experience.seo,
    }),
    data: {
      title: experience.title,
      tagline: experience.tagline,
      picture: source.picture(experience.image),
      body,
      features: experience.features,
      gallery: experience.gallery.map((key) => source.picture(key)),
      cinemaCount: cinemas.length,
      cinemas: cinemas.slice(0, maxCinemas).map((cinema) => withHalls(source, cinema, sitePage.entry)),
      finder: finderWith('experience', experience.slug),
      others: following(byOrder(source.all('experience')), experience).map((other) => experienceCard(source, other)),
    },
  }
}) satisfies Loader<unknown>

/** A cinema's card that names the halls with this experience, as visitors ask for them at the box office. */
function withHalls(source: Source, cinema: Entry<'cinema'>, experience: string): Card {
  const halls = hallsWith(cinema, experience)
  const { text: _, ...card } = cinemaCard(source, cinema)
  return {
    ...card,
    meta: halls.map(({ name, seats }) => `${name}, ${counted(seats, 'seat')}`),
  }
}

const hallsWith = ({ halls }: Entry<'cinema'>, experience: string) =>
  halls.filter((hall) => hall.experience === experience)
