/** Filters of lists: only options that occur, with their counts. */

import { cinemaBrands } from '#content/schema/types/cinema.ts'
import { promotionCategories } from '#content/schema/types/offer.ts'
import type { TaggedCard } from '#site/loaders/cards/film.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { accessFacilities, termsOf, type Vocabulary } from '#site/loaders/source/vocabulary.ts'
import type { Filter, Tagged } from '#site/shared/filters.ts'

type Cards = readonly Tagged[]
type Option = readonly [tag: string, label: string]

/** How many cards have each tag. */
export function countTags(cards: Cards): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { tags = [] } of cards) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

const terms = (source: Source, vocabulary: Vocabulary): Option[] =>
  termsOf(source, vocabulary).map(({ id, title }) => [`taxonomy/${id}`, title])

function filterOf(id: string, label: string, options: readonly Option[], cards: Cards): Filter {
  const counts = countTags(cards)
  const occurring = options.flatMap(([tag, label]) => {
    const count = counts.get(tag)
    return count ? [{ tag, label, count }] : []
  })
  return { id, label, options: occurring }
}

export const filmFilters = (source: Source, cards: readonly TaggedCard[]): Filter[] => [
  filterOf('genre', 'Genre', terms(source, 'genre'), cards),
  filterOf('language', 'Language', terms(source, 'language'), cards),
  filterOf('classification', 'Classification', terms(source, 'classification'), cards),
]

export function cinemaFilters(source: Source, cards: Cards): Filter[] {
  return [
    filterOf(
      'state',
      'State',
      termsOf(source, 'state').map(({ key, title }) => [`state/${key}`, title]),
      cards,
    ),
    filterOf(
      'brand',
      'Brand',
      Object.entries(cinemaBrands).map(([brand, name]) => [`brand/${brand}`, name]),
      cards,
    ),
    filterOf(
      'experience',
      'Experience',
      byOrder(source.all('experience')).map(({ slug, title }) => [`experience/${slug}`, title]),
      cards,
    ),
    filterOf(
      'access',
      'Access',
      accessFacilities(source).map(({ key, title }) => [`access/${key}`, title]),
      cards,
    ),
  ]
}

export const promotionFilters = (cards: Cards): Filter[] => [
  filterOf('category', 'Category', Object.entries(promotionCategories), cards),
]

export const eventFilters = (source: Source, cards: Cards): Filter[] => [
  filterOf('category', 'Category', terms(source, 'event-category'), cards),
]

export function newsFilters(source: Source, cards: Cards): Filter[] {
  const years = [...new Set(cards.flatMap(({ tags = [] }) => tags.filter((tag) => /^\d{4}$/.test(tag))))]
  const newestFirst = years.sort().reverse()
  return [
    filterOf(
      'year',
      'Year',
      newestFirst.map((year) => [year, year]),
      cards,
    ),
    filterOf('category', 'Category', terms(source, 'news-category'), cards),
  ]
}
