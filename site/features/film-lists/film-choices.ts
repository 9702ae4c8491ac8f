/** The filters of a list of films, and the choices in the address. */

import type { Filter } from '#site/loaders/content-pages/filters.ts'
import type { QuickFilter } from '#site/loaders/content-pages/quick-filters.ts'
import type { TimeLabel } from '#site/loaders/format/dates.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'

interface Choice {
  /** Name and value of the query parameter; the value is one of a film's tags. */
  readonly name: string
  readonly value: string
  readonly label: string
}

interface Tagged {
  readonly tags?: readonly string[]
}

/** A film as a card, and what lists choose and group it by. */
export interface FilterableFilm extends CardProps, Tagged {
  /** On which it opens. */
  readonly day?: TimeLabel
}

/** Filters with more than one option that occurs among the films. */
export const usableFilters = (filters: readonly Filter[], films: readonly Tagged[]): Filter[] =>
  filters
    .map((filter) => ({
      ...filter,
      options: filter.options.filter(({ value }) => films.some(({ tags }) => tags?.includes(value))),
    }))
    .filter(({ options }) => options.length > 1)

/** The choices in the address that the page knows, one for each parameter: an address may say anything. */
export function chosenFrom(
  query: URLSearchParams,
  filters: readonly Filter[],
  quickFilters: readonly QuickFilter[],
): Choice[] {
  const known = [
    ...filters.flatMap(({ id, options }) => options.map((option) => ({ ...option, name: id }))),
    ...quickFilters,
  ]
  const chosen = known.filter(({ name, value }) => query.get(name) === value)
  return [...new Map(chosen.map((choice) => [choice.name, choice])).values()]
}
