import type { Movie } from 'schema-dts'
import type { Film } from '#site/loaders/source/film.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle, termTitles } from '#site/loaders/source/vocabulary.ts'
import { pictureUrl, widthsOf } from '#site/shared/picture.ts'
import { ticketOffers } from './ticket-offers.ts'
import { absolute, pageUrl } from './urls.ts'

/**
 * Without the reviews that the page quotes: search engines show ratings only of a site's own visitors.
 * @param description the description of the page's head.
 */
export function movieJsonLd(source: Source, film: Film, description: string): Movie {
  const { releaseDate, runningTimeMinutes } = film
  const offers = ticketOffers(source, film)
  return {
    '@type': 'Movie',
    '@id': `${pageUrl(source, film)}#film`,
    name: film.title,
    ...(film.originalTitle ? { alternateName: film.originalTitle } : {}),
    url: pageUrl(source, film),
    image: posterUrl(source, film),
    description,
    director: film.director.map((name) => ({ '@type': 'Person', name })),
    actor: film.cast.map((name) => ({ '@type': 'Person', name })),
    countryOfOrigin: termTitles(source, film.country).map((name) => ({ '@type': 'Country', name })),
    contentRating: termTitle(source, film.classification),
    inLanguage: languageTags(source, film.spokenLanguage),
    subtitleLanguage: languageTags(source, film.subtitles),
    ...(film.type === 'movie' ? { genre: termTitles(source, film.genre) } : {}),
    ...(releaseDate ? { datePublished: releaseDate, dateCreated: releaseDate } : {}),
    ...(runningTimeMinutes ? { duration: durationOf(runningTimeMinutes) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  }
}

/** A film as other nodes refer to it. */
export const movieReference = (source: Source, film: Film): Movie => ({
  '@type': 'Movie',
  '@id': `${pageUrl(source, film)}#film`,
  name: film.title,
  url: pageUrl(source, film),
  image: posterUrl(source, film),
})

/** The largest poster that the page shows: the build makes no file for search engines alone. */
function posterUrl(source: Source, film: Film): string {
  const poster = source.picture(film.poster)
  return absolute(source, pictureUrl(poster, widthsOf(poster, 'poster').at(-1) ?? poster.width, 'webp'))
}

/** 118 → PT1H58M */
export const durationOf = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`

const languageTags = (source: Source, keys: readonly string[]): string[] =>
  keys.map((key) => {
    const { language, title } = source.entry('taxonomy', key)
    return language ?? title
  })
