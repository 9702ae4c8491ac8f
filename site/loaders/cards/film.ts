/** Cards of films, those of the chain and those of International Screens. */

import { entryKey } from '#content/schema/entry-key.ts'
import { formatDay, type TimeLabel } from '#site/loaders/format/dates.ts'
import { formatRunningTime } from '#site/loaders/format/running-time.ts'
import type { Film } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle, termTitles } from '#site/loaders/source/vocabulary.ts'
import type { Badge } from '#site/shared/badge.ts'
import type { Card } from '#site/shared/card.ts'
import { filmStateAt, tabOf } from '#site/shared/films/film-state.ts'
import { hrefOf, idWithType } from './card.ts'
import { filmBadge, onCard } from './entry-badges.ts'

export function filmCard(source: Source, film: Film): Card {
  const badge = filmBadge(source, film)
  return {
    id: film.type === 'movie' ? film.slug : idWithType(film),
    ...hrefOf(source, film),
    title: film.title,
    ...ifPresent('original', film.type === 'internationalScreenMovie' ? originalOf(film) : undefined),
    ...ifPresent('kicker', kickerOf(source, film, badge)),
    meta: [...ratingAndLength(source, film), ...firstOf(termTitles(source, film.spokenLanguage))],
    picture: source.picture(film.poster),
    shape: 'poster',
    ...ifPresent('badge', badge && onCard(source, badge)),
  }
}

/** Classification, running time, genres and languages, which one wants to know first. @param genres named on the film's own page. */
export const filmMeta = (source: Source, film: Film, genres: readonly string[] = []): string[] => [
  ...ratingAndLength(source, film),
  ...[genres, film.spokenLanguage].flatMap((terms) => (terms.length > 0 ? termTitles(source, terms).join(', ') : [])),
]

const ratingAndLength = (source: Source, film: Film): string[] => [
  termTitle(source, film.classification),
  ...(film.runningTimeMinutes ? [formatRunningTime(film.runningTimeMinutes)] : []),
]

/** A card has one line for all of this: of several languages the first, and how many more there are. */
const firstOf = ([first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [others.length > 0 ? `${first} +${others.length}` : first]

export interface TaggedCard extends Card {
  readonly tags: readonly string[]
  /** On which it opens. */
  readonly day?: TimeLabel
}

/** A card for a list that can be filtered. */
export const taggedFilmCard = (source: Source, film: Film): TaggedCard => ({
  ...filmCard(source, film),
  ...ifPresent('day', film.releaseDate && formatDay(film.releaseDate)),
  tags: filmTags(source, film),
})

/** What lists of films are filtered by. */
export const filmTags = (source: Source, film: Film): readonly string[] => [
  ...(film.type === 'movie' ? [...film.genre, ...film.formats] : []),
  ...film.spokenLanguage,
  film.classification,
  ...picksOf(source, film),
]

/** Labels of what somebody may have in mind who does not know yet which film. */
export const quickFilters = { tonight: 'Tonight', short: 'Under 100 minutes', kids: 'With kids' } as const
type PickKey = keyof typeof quickFilters

function picksOf(source: Source, film: Film): PickKey[] {
  const is: Record<PickKey, boolean> = {
    tonight: isSold(source, film) && isRunning(source, film),
    short: (film.runningTimeMinutes ?? Number.POSITIVE_INFINITY) < 100,
    kids: source.entry('taxonomy', film.classification).key === 'u',
  }
  return (Object.keys(quickFilters) as PickKey[]).filter((pick) => is[pick])
}

const isSold = (source: Source, film: Film): boolean => source.sales(entryKey(film)) !== undefined

function isRunning(source: Source, film: Film): boolean {
  const times = filmTimes(source, film)
  return times !== undefined && tabOf[filmStateAt(times, Date.parse(source.asOf)).phase] === 'now-showing'
}

/** The festival that shows the film, or else its release: news only while that is to come. */
function kickerOf(source: Source, film: Film, badge: Badge | undefined): string | undefined {
  if (film.type === 'internationalScreenMovie' && film.festival)
    return source.entry('internationalScreenFilmFestival', film.festival).title
  const isToCome = badge?.tone === 'coming' || badge?.tone === 'sales'
  return isToCome && film.releaseDate ? formatDay(film.releaseDate).text : undefined
}

const originalOf = ({ originalTitle, originalLanguage }: Film) =>
  originalTitle === undefined ? undefined : { title: originalTitle, ...ifPresent('language', originalLanguage) }
