/** The filters of a list, and what the address has chosen of them. */
import { ownValue } from '#content/schema/own-value.ts'
import { shownCountParameter } from '#site/features/show-more/use-show-more.ts'
import type { MoreCards } from '#site/loaders/cards/first-cards.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import { withParameters } from '#site/navigation/use-query.ts'

export interface Choice {
  readonly id: string
  readonly label: string
  /** The chosen value; undefined where all cards are shown. */
  readonly value?: string | undefined
  readonly chosenLabel?: string | undefined
  readonly options: readonly {
    readonly label: string
    readonly count: number
    /** Query of the address that chooses this option. */
    readonly search: string
    readonly isChosen: boolean
  }[]
}

/** `taxonomy/news-category-films` is `news-category-films` in the address. */
const nameOf = (value: string): string => value.slice(value.lastIndexOf('/') + 1)

/** Leaves out filters with a single option, and ignores unknown values. */
export function choicesOf(
  filters: readonly Filter[],
  cards: readonly { readonly tags?: readonly string[] }[],
  query: URLSearchParams,
  elsewhere?: MoreCards,
): Choice[] {
  return filters
    .filter(({ options }) => options.length > 1)
    .map(({ id, label, options }) => {
      const chosen = options.find(({ value }) => nameOf(value) === query.get(id))
      return {
        id,
        label,
        value: chosen?.value,
        chosenLabel: chosen && `“${chosen.label}”`,
        options: [
          {
            label: 'All',
            count: cards.length + (elsewhere?.count ?? 0),
            search: searchWith(query, id),
            isChosen: !chosen,
          },
          ...options.map((option) => ({
            label: option.label,
            count:
              cards.filter(({ tags = [] }) => tags.includes(option.value)).length +
              (ownValue(elsewhere?.byTag ?? {}, option.value) ?? 0),
            search: searchWith(query, id, nameOf(option.value)),
            isChosen: option === chosen,
          })),
        ],
      }
    })
}

/** The query with another choice, which is shown from its beginning. */
export function searchWith(query: URLSearchParams, id: string, value = ''): string {
  const next = withParameters(query, { [id]: value, [shownCountParameter]: '' })
  return next && `?${next}`
}
