import { cinemasAt } from '../../data/cards/cinema.ts'
import { filmsAt } from '../../data/cards/film.ts'
import { fact, group } from '../../data/detail.ts'
import { type DetailLoader, detail } from '../../data/detail-page.ts'
import { periodText } from '../../data/period.ts'
import { festival as festivalFacts } from '../../data/structured/events.ts'
import { dayText, leavesOf } from '../../data/time.ts'
import { offerBadge } from '../../data/timing.ts'

export const load: DetailLoader = (source, target) => {
  const festival = source.entry('filmFestival', target.entry)
  return detail(
    source,
    target,
    festival,
    {
      picture: source.picture(festival.image),
      facts: fact('Running period', periodText(festival)),
      body: source.prose(festival.body),
      gallery: festival.gallery.map((key) => source.picture(key)),
      groups: [
        ...group('Films', filmsAt(source, festival.movies)),
        ...group('Cinemas', cinemasAt(source, festival.cinemas)),
      ],
      badge: offerBadge(source, festival),
      leaves: leavesOf(festival.from, festival.to),
      from: dayText(festival.from),
      to: dayText(festival.to),
    },
    { structured: [festivalFacts(source, festival)] },
  )
}
