/** Ways into the films for somebody who does not know yet which: tonight, a short one, one for children, a tongue, a format. */
import { href } from '#site/href.ts'
import { filmTags, quickFilters, type TaggedCard } from '#site/loaders/cards/film.ts'
import { filmsNow } from '#site/loaders/films/films.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Link } from '#site/shared/layout.ts'

export interface QuickFilter {
  /** Name and value of the query parameter; the value is one of a card's `tags`. */
  readonly name: 'pick' | 'language' | 'format'
  readonly value: string
  readonly label: string
}

/** A pick that leaves nothing out, or everything, is none. */
const most = { language: 1, format: 2 } as const

function filmPicks(source: Source, films: readonly Pick<TaggedCard, 'tags'>[]): QuickFilter[] {
  const counts = new Map<string, number>()
  for (const { tags } of films) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const isChoice = ({ value }: QuickFilter) => counts.has(value) && counts.get(value) !== films.length
  const byCount = (a: QuickFilter, b: QuickFilter) => (counts.get(b.value) ?? 0) - (counts.get(a.value) ?? 0)
  const languages = source
    .all('taxonomy')
    .filter(({ vocabulary, key }) => vocabulary === 'language' && key !== 'english')
    .map(({ id, title }): QuickFilter => ({ name: 'language', value: `taxonomy/${id}`, label: `In ${title}` }))
  const formats = byOrder(source.all('experience')).map(
    ({ id, title }): QuickFilter => ({ name: 'format', value: `experience/${id}`, label: title }),
  )
  return [
    ...Object.entries(quickFilters).map(([value, label]): QuickFilter => ({ name: 'pick', value, label })),
    ...languages.sort(byCount).slice(0, most.language),
    ...formats.filter(isChoice).slice(0, most.format),
  ].filter(isChoice)
}

/** Picks among the films that are shown now. */
const ofNow = (source: Source): QuickFilter[] =>
  filmPicks(
    source,
    filmsNow(source).map((film) => ({ tags: filmTags(source, film) })),
  )

/** Picks among some films, and all to which other pages lead. */
export function quickFiltersWithNow(source: Source, cards: readonly TaggedCard[]): QuickFilter[] {
  const all = [...filmPicks(source, cards), ...ofNow(source)]
  return [...new Map(all.map((pick) => [`${pick.name} ${pick.value}`, pick])).values()]
}

/** Picks as links to the list of films, from other pages. */
export const quickFilterLinks = (source: Source): Link[] =>
  ofNow(source).map(({ name, value, label }) => ({
    label,
    href: `${href('movies')}?${new URLSearchParams({ [name]: value })}`,
  }))
