/** The filters of a list as rows of links, by what the address has chosen of them. */
import { ownValue } from '#content/schema/own-value.ts'
import { shownParameter } from '#site/features/list-in-parts/use-parts.ts'
import type { MoreCards } from '#site/loaders/cards/first-cards.ts'
import { searchWith } from '#site/navigation/use-query.ts'
import { type Filter, inAddress, type Tagged } from '#site/shared/filters.ts'

export interface ChoiceRow {
  readonly label: string
  readonly options: readonly {
    readonly label: string
    readonly count: number
    /** Query of the address that chooses this option. */
    readonly search: string
    readonly isChosen: boolean
  }[]
}

export const choiceRows = (
  filters: readonly Filter[],
  cards: readonly Tagged[],
  query: URLSearchParams,
  elsewhere?: MoreCards,
): ChoiceRow[] =>
  filters.map(({ id, label, options }) => {
    const own = options.map(({ tag, label }) => ({
      label,
      count: cards.filter(({ tags = [] }) => tags.includes(tag)).length + (ownValue(elsewhere?.byTag ?? {}, tag) ?? 0),
      search: searchFromStart(query, id, inAddress(tag)),
      isChosen: query.get(id) === inAddress(tag),
    }))
    const all = {
      label: 'All',
      count: cards.length + (elsewhere?.count ?? 0),
      search: searchFromStart(query, id),
      isChosen: !own.some(({ isChosen }) => isChosen),
    }
    return { label, options: [all, ...own] }
  })

/** The query with another choice, which is shown from its beginning. */
export const searchFromStart = (query: URLSearchParams, id: string, value = ''): string =>
  searchWith(query, { [id]: value, [shownParameter]: '' })
