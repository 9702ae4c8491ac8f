/** What lists of films choose and group them by. */
import type { TimeLabel } from '#site/loaders/format/dates.ts'
import { type Filter, type Tagged, withSeveral } from '#site/shared/filters.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'

/** A film as a card, and what lists choose and group it by. */
export interface FilterableFilm extends CardProps, Tagged {
  /** On which it opens. */
  readonly day?: TimeLabel
}

/** Those of the options that occur among the films. */
export const occurringAmong = <T extends { readonly tag: string }>(
  options: readonly T[],
  films: readonly Tagged[],
): T[] => options.filter(({ tag }) => films.some(({ tags }) => tags?.includes(tag)))

/** Filters with more than one option that occurs among the films. */
export const usableFilters = (filters: readonly Filter[], films: readonly Tagged[]): Filter[] =>
  withSeveral(filters.map((filter) => ({ ...filter, options: occurringAmong(filter.options, films) })))
