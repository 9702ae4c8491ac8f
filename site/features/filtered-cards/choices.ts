/** What a list can be narrowed down by, and what an address has chosen of it. */

export interface CardFilter {
  /** Of the address: `?category=…`. */
  readonly id: string
  readonly label: string
  /** The value is one of a card's `tags`. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export interface Choice {
  readonly id: string
  readonly label: string
  /** Nothing where all are shown. */
  readonly value?: string | undefined
  readonly chosenLabel?: string | undefined
  readonly options: readonly {
    readonly label: string
    readonly count: number
    /** Of the address that chooses it. */
    readonly search: string
    readonly isChosen: boolean
  }[]
}

/** `taxonomy/news-category-films` stands in the address as `news-category-films`. */
const nameOf = (value: string): string => value.slice(value.lastIndexOf('/') + 1)

/** A filter with one option chooses nothing and is left out. A value that does not exist is no choice. */
export function choicesOf(
  filters: readonly CardFilter[],
  cards: readonly { readonly tags?: readonly string[] }[],
  query: URLSearchParams,
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
          { label: 'All', count: cards.length, search: searchWith(query, id), isChosen: !chosen },
          ...options.map((option) => ({
            label: option.label,
            count: cards.filter(({ tags = [] }) => tags.includes(option.value)).length,
            search: searchWith(query, id, nameOf(option.value)),
            isChosen: option === chosen,
          })),
        ],
      }
    })
}

function searchWith(query: URLSearchParams, id: string, value?: string): string {
  const next = new URLSearchParams(query)
  if (value) next.set(id, value)
  else next.delete(id)
  return next.size > 0 ? `?${next}` : ''
}
