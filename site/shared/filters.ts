/** What a list can be narrowed down to, and what an address has chosen of it: `?genre=genre-action`. */

export interface FilterOption {
  /** One of the `tags` of a card. */
  readonly tag: string
  readonly label: string
  /** How many cards have it, as the list was built. */
  readonly count: number
}

export interface Filter {
  /** Name of the query parameter. */
  readonly id: string
  readonly label: string
  readonly options: readonly FilterOption[]
}

/** An option by itself: with the `id` of what it belongs to. */
export interface Choice extends Pick<FilterOption, 'tag' | 'label'> {
  readonly id: string
}

export interface Tagged {
  readonly tags?: readonly string[]
}

/** A tag as the address has it: `taxonomy/news-category-films` is `news-category-films`. */
export const inAddress = (tag: string): string => tag.slice(tag.lastIndexOf('/') + 1)

/** Filters that leave something to choose. */
export const withSeveral = (filters: readonly Filter[]): Filter[] => filters.filter(({ options }) => options.length > 1)

export const choicesOf = (filters: readonly Filter[]): Choice[] =>
  filters.flatMap(({ id, options }) => options.map(({ tag, label }) => ({ id, tag, label })))

/** Those that an address has chosen, one of each filter: it may say anything. */
export function chosenIn(query: URLSearchParams, choices: readonly Choice[]): Choice[] {
  const chosen = choices.filter(({ id, tag }) => query.get(id) === inAddress(tag))
  return [...new Map(chosen.map((choice) => [choice.id, choice])).values()]
}

/** What has every tag that is chosen. */
export const withAll = <T extends Tagged>(items: readonly T[], chosen: readonly Choice[]): T[] =>
  items.filter(({ tags = [] }) => chosen.every(({ tag }) => tags.includes(tag)))
