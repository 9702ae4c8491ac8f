import { encounterCard } from '#site/data/cards/encounter.ts'
import { filmCard } from '#site/data/cards/film.ts'
import { kinds } from '#site/data/detail-page.ts'
import { filmFacts } from '#site/data/film-facts.ts'
import { ticketUrl } from '#site/data/from-content.ts'
import { firstParagraph, headOf } from '#site/data/head.ts'
import { optional } from '#site/data/links.ts'
import type { Loader } from '#site/data/loader.ts'
import { movie as movieFacts } from '#site/data/structured/movie.ts'
import { filmBadge } from '#site/data/timing.ts'
import { videoOf } from '#site/data/video.ts'

export const load = ((source, target) => {
  const film = source.entry('internationalScreenMovie', target.entry)
  const synopsis = source.prose(film.synopsis)
  const description = firstParagraph(synopsis)
  const [still] = film.stills
  return {
    head: headOf(source, {
      target,
      title: film.title,
      qualifier: kinds[target.page],
      descriptions: [description],
      image: still,
      seo: film.seo,
      kind: 'video.movie',
    }),
    structured: [movieFacts(source, film, description)],
    data: {
      title: film.title,
      ...optional('originalTitle', film.originalTitle),
      ...optional('originalLanguage', film.originalLanguage),
      poster: source.picture(film.poster),
      ...optional('backdrop', still && source.picture(still)),
      ...optional('tickets', ticketUrl(source, 'bookingByMovie', film.ticketingId)),
      facts: filmFacts(source, film),
      marks: filmCard(source, film).facts ?? [],
      ...optional('badge', filmBadge(source, film)),
      synopsis,
      ...optional('body', film.body && source.prose(film.body)),
      ...optional('trailer', film.trailer && videoOf(source, film.trailer)),
      stills: film.stills.map((key) => source.picture(key)),
      encounters: source
        .all('internationalScreenScreenEncounter')
        .filter(({ movie }) => movie === target.entry)
        .map((encounter) => encounterCard(source, encounter)),
      related: source
        .all('internationalScreenMovie')
        .filter((other) => other.id !== film.id && film.screen !== undefined && other.screen === film.screen)
        .map((other) => filmCard(source, other)),
    },
  }
}) satisfies Loader<unknown>
