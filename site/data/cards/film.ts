/** Films, those of the chain and those of International Screens. */
import type { Entry } from '#content/schema/entry-types.ts'
import { optional } from '#site/data/links.ts'
import type { Source } from '#site/data/source.ts'
import { termTitle, termTitles } from '#site/data/terms.ts'
import { dayText } from '#site/data/time.ts'
import { filmBadge } from '#site/data/timing.ts'
import { type Card, hrefOf } from './card.ts'

export type Film = Entry<'movie'> | Entry<'internationalScreenMovie'>

export const filmAt = (source: Source, key: string): Film => {
  const entry = source.any(key)
  return entry.type === 'movie' ? entry : source.entry('internationalScreenMovie', key)
}

export function filmCard(source: Source, film: Film): Card {
  const minutes = film.runningTimeMinutes
  const genres = film.type === 'movie' ? film.genre : []
  return {
    id: film.slug,
    ...hrefOf(source, film),
    title: film.title,
    ...optional('original', film.type === 'internationalScreenMovie' ? originalOf(film) : undefined),
    ...optional('kicker', kickerOf(source, film)),
    facts: [
      termTitle(source, film.classification),
      ...(minutes ? [runningTimeText(minutes)] : []),
      ...termTitles(source, film.spokenLanguage),
    ],
    picture: source.picture(film.poster),
    shape: 'poster',
    tags: [...genres, ...film.spokenLanguage, film.classification],
    ...optional('badge', filmBadge(source, film)),
  }
}

/** What its badge counts to: its release, or the festival that shows it, whenever it is released. */
function kickerOf(source: Source, film: Film): string | undefined {
  if (film.type === 'internationalScreenMovie' && film.festival)
    return source.entry('internationalScreenFilmFestival', film.festival).title
  return film.releaseDate && dayText(film.releaseDate).text
}

const originalOf = ({ originalTitle, originalLanguage }: Film) =>
  originalTitle === undefined ? undefined : { title: originalTitle, ...optional('language', originalLanguage) }

/** 118 → 1 h 58 min */
export function runningTimeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

export const filmsAt = (source: Source, keys: readonly string[]): Card[] =>
  keys.map((key) => filmCard(source, filmAt(source, key)))
