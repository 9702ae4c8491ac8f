/** Ways into the films for somebody who does not know yet which: tonight, a short one, one for children, a tongue, a format. */
import { href } from '#site/href.ts'
import { filmTags, picks } from '#site/loaders/cards/film.ts'
import { filmsNow } from '#site/loaders/films/films.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { type Choice, inAddress, type Tagged } from '#site/shared/filters.ts'
import type { Link } from '#site/shared/layout.ts'
import { countTags } from './filters.ts'

interface FilmPick extends Choice {
  readonly id: 'pick' | 'language' | 'format'
}

/** A pick that leaves nothing out, or everything, is none. */
const most = { language: 1, format: 2 } as const

function filmPicks(source: Source, films: readonly Tagged[]): FilmPick[] {
  const counts = countTags(films)
  const isChoice = ({ tag }: FilmPick) => counts.has(tag) && counts.get(tag) !== films.length
  const byCount = (a: FilmPick, b: FilmPick) => (counts.get(b.tag) ?? 0) - (counts.get(a.tag) ?? 0)
  const languages = source
    .all('taxonomy')
    .filter(({ vocabulary, key }) => vocabulary === 'language' && key !== 'english')
    .map(({ id, title }): FilmPick => ({ id: 'language', tag: `taxonomy/${id}`, label: `In ${title}` }))
  const formats = byOrder(source.all('experience')).map(
    ({ id, title }): FilmPick => ({ id: 'format', tag: `experience/${id}`, label: title }),
  )
  return [
    ...Object.entries(picks).map(([tag, label]): FilmPick => ({ id: 'pick', tag, label })),
    ...languages.sort(byCount).slice(0, most.language),
    ...formats.filter(isChoice).slice(0, most.format),
  ].filter(isChoice)
}

/** Picks among the films that are shown now. */
const ofNow = (source: Source): FilmPick[] =>
  filmPicks(
    source,
    filmsNow(source).map((film) => ({ tags: filmTags(source, film) })),
  )

/** Picks among some films, and all to which other pages lead. */
export function filmPicksWithNow(source: Source, cards: readonly Tagged[]): FilmPick[] {
  const all = [...filmPicks(source, cards), ...ofNow(source)]
  return [...new Map(all.map((pick) => [`${pick.id} ${pick.tag}`, pick])).values()]
}

/** Picks as links to the list of films, from other pages. */
export const picksNow = (source: Source): Link[] =>
  ofNow(source).map(({ id, tag, label }) => ({
    label,
    href: `${href('movies')}?${id}=${inAddress(tag)}`,
  }))
