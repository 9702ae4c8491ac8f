/** Filters of lists: only options that occur, with their counts. */

import { cinemaBrands } from '#content/schema/types/cinema.ts'
import { promotionCategories } from '#content/schema/types/offer.ts'
import type { TaggedCard } from '#site/loaders/cards/film.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { accessFacilities, termsOf, type Vocabulary } from '#site/loaders/source/vocabulary.ts'
import type { Card } from '#site/shared/card.ts'

export interface Filter {
  /** Name of the query parameter: `?genre=…`. */
  readonly id: string
  readonly label: string
  /** Each value is one of a card's `tags`. */
  readonly options: readonly FilterOption[]
}

interface FilterOption {
  readonly value: string
  readonly label: string
}

/** Of a list as it was built: with how many of its cards have each value. */
export interface CountedFilter extends Filter {
  readonly options: readonly (FilterOption & { readonly count: number })[]
}

type Cards = readonly Pick<Card, 'tags'>[]

const vocabularyOptions = (source: Source, vocabulary: Vocabulary): FilterOption[] =>
  termsOf(source, vocabulary).map(({ id, title }) => ({ value: `taxonomy/${id}`, label: title }))

const choices = (prefix: string, labels: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(labels).map(([key, label]) => ({ value: prefix + key, label }))

function filterOf(id: string, label: string, options: readonly FilterOption[], cards: Cards): CountedFilter {
  const counts = new Map<string, number>()
  for (const { tags = [] } of cards) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const occurring = options.flatMap((option) => {
    const count = counts.get(option.value)
    return count ? [{ ...option, count }] : []
  })
  return { id, label, options: occurring }
}

export const filmFilters = (source: Source, cards: readonly TaggedCard[]): CountedFilter[] => [
  filterOf('genre', 'Genre', vocabularyOptions(source, 'genre'), cards),
  filterOf('language', 'Language', vocabularyOptions(source, 'language'), cards),
  filterOf('classification', 'Classification', vocabularyOptions(source, 'classification'), cards),
]

/** A value here is the one in the address; the card's tag has the filter's name in front. */
export function cinemaFilters(source: Source, cards: Cards): CountedFilter[] {
  return [
    namedFilter(
      'state',
      'State',
      termsOf(source, 'state').map(({ key, title }) => [key, title]),
      cards,
    ),
    namedFilter('brand', 'Brand', Object.entries(cinemaBrands), cards),
    namedFilter(
      'experience',
      'Experience',
      byOrder(source.all('experience')).map(({ slug, title }) => [slug, title]),
      cards,
    ),
    namedFilter(
      'access',
      'Access',
      accessFacilities(source).map(({ key, title }) => [key, title]),
      cards,
    ),
  ]
}

function namedFilter(
  id: string,
  label: string,
  choices: readonly (readonly [string, string])[],
  cards: Cards,
): CountedFilter {
  const { options } = filterOf(
    id,
    label,
    choices.map(([value, label]) => ({ value: `${id}/${value}`, label })),
    cards,
  )
  return { id, label, options: options.map((option) => ({ ...option, value: option.value.slice(id.length + 1) })) }
}

export const promotionFilters = (cards: Cards): CountedFilter[] => [
  filterOf('category', 'Category', choices('', promotionCategories), cards),
]

export const eventFilters = (source: Source, cards: Cards): CountedFilter[] => [
  filterOf('category', 'Category', vocabularyOptions(source, 'event-category'), cards),
]

export function newsFilters(source: Source, cards: Cards): CountedFilter[] {
  const years = [...new Set(cards.flatMap(({ tags = [] }) => tags.filter((tag) => /^\d{4}$/.test(tag))))]
  const newestFirst = years.sort().reverse()
  return [
    filterOf(
      'year',
      'Year',
      newestFirst.map((year) => ({ value: year, label: year })),
      cards,
    ),
    filterOf('category', 'Category', vocabularyOptions(source, 'news-category'), cards),
  ]
}
