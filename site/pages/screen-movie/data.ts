import { encounterCard } from '../../data/cards/encounter.ts'
import { group } from '../../data/detail.ts'
import { type DetailLoader, detail } from '../../data/detail-page.ts'
import { filmFacts } from '../../data/film-facts.ts'
import { ticketUrl } from '../../data/from-content.ts'
import { firstParagraph } from '../../data/head.ts'
import { optional } from '../../data/links.ts'
import { movie as movieFacts } from '../../data/structured/movie.ts'
import { filmBadge } from '../../data/timing.ts'
import { videoOf } from '../../data/video.ts'

export const load: DetailLoader = (source, target) => {
  const film = source.entry('internationalScreenMovie', target.entry)
  const synopsis = source.prose(film.synopsis)
  const description = firstParagraph(synopsis)
  const tickets = ticketUrl(source, 'bookingByMovie', film.ticketingId)
  return detail(
    source,
    target,
    { ...film, title: film.title },
    {
      kicker: 'International Screens',
      ...optional('originalTitle', film.originalTitle),
      ...optional('originalLanguage', film.originalLanguage),
      ...optional('badge', filmBadge(source, film)),
      picture: source.picture(film.poster),
      links: tickets ? [{ label: 'Buy Tickets Now', href: tickets }] : [],
      facts: filmFacts(source, film),
      body: film.body ? [...synopsis, ...source.prose(film.body)] : synopsis,
      ...optional('video', film.trailer && videoOf(source, film.trailer)),
      gallery: film.stills.map((key) => source.picture(key)),
      groups: group(
        'Screen Encounters',
        source
          .all('internationalScreenScreenEncounter')
          .filter(({ movie }) => movie === target.entry)
          .map((encounter) => encounterCard(source, encounter)),
      ),
    },
    { description, image: film.stills[0], kind: 'video.movie', structured: [movieFacts(source, film, description)] },
  )
}
