import type { Entry } from '#content/schema/entry-types.ts'
import { encounterCard } from '#site/loaders/cards/encounter.ts'
import { filmBadge, lastingOf } from '#site/loaders/cards/entry-badges.ts'
import { filmMeta } from '#site/loaders/cards/film.ts'
import { titleQualifiers } from '#site/loaders/content-pages/detail-page.ts'
import { filmsOnTheirOwn } from '#site/loaders/content-pages/features.ts'
import { filmFacts } from '#site/loaders/content-pages/film-facts.ts'
import { firstParagraph, headOf } from '#site/loaders/content-pages/head.ts'
import { videoOf } from '#site/loaders/content-pages/video.ts'
import { filmAvailability } from '#site/loaders/films/availability.ts'
import { filmTickets } from '#site/loaders/films/film-tickets.ts'
import { longestWord } from '#site/loaders/films/longest-word.ts'
import { screeningsOf } from '#site/loaders/films/screenings.ts'
import { movieJsonLd } from '#site/loaders/json-ld/movie.ts'
import type { Loader } from '#site/loaders/loader.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'

export const load = ((source, sitePage) => {
  const film = source.entry('internationalScreenMovie', sitePage.entry)
  const synopsis = source.prose(film.synopsis)
  const { body, screenings } = screeningsOf(source, film)
  const [still] = film.stills
  const badge = filmBadge(source, film)
  const head = headOf(source, {
    sitePage,
    title: film.title,
    qualifier: titleQualifiers[sitePage.page],
    descriptions: [firstParagraph(synopsis)],
    image: still,
    seo: film.seo,
    kind: 'video.movie',
  })
  return {
    head,
    jsonLd: [movieJsonLd(source, film, head.description)],
    data: {
      title: film.title,
      longestWord: longestWord(film.title),
      ...ifPresent('originalTitle', film.originalTitle),
      ...ifPresent('originalLanguage', film.originalLanguage),
      poster: source.picture(film.poster),
      ...ifPresent('backdrop', still && source.picture(still)),
      ...filmTickets(source, film, screenings),
      facts: filmFacts(source, film),
      meta: filmMeta(source, film),
      ...ifPresent('badge', badge),
      ...ifPresent('end', badge && lastingOf(source, badge)?.soon),
      ...ifPresent('sold', filmAvailability(source, film)),
      synopsis,
      ...ifPresent('body', body),
      ...ifPresent('trailer', film.trailer && videoOf(source, film.trailer)),
      stills: film.stills.map((key) => source.picture(key)),
      encounters: source
        .referrersOf('internationalScreenScreenEncounter', 'movie', sitePage.entry)
        .map((encounter) => encounterCard(source, encounter)),
      related: filmsOnTheirOwn(source, othersOfProgramme(source, film)),
    },
  }
}) satisfies Loader<unknown>

const othersOfProgramme = (source: Source, { id, screen }: Entry<'internationalScreenMovie'>) =>
  screen === undefined
    ? []
    : source.referrersOf('internationalScreenMovie', 'screen', screen).filter((other) => other.id !== id)
