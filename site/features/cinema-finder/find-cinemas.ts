/** Filters, sorts and groups cinemas. */

interface Located {
  readonly state: string
  readonly tags: readonly string[]
}

/** The chosen value of every filter, by the filter's name. */
export type Choices = readonly (readonly [filter: string, value: string])[]

export const chosenOnly = <T extends Located>(cinemas: readonly T[], choices: Choices): T[] =>
  cinemas.filter(({ tags }) => choices.every(([filter, value]) => tags.includes(`${filter}/${value}`)))

/** @param ids the ids to keep, in their order; undefined for all cinemas. */
export function inOrder<T extends { readonly id: string }>(cinemas: readonly T[], ids: readonly string[] | undefined) {
  if (!ids) return cinemas
  const byId = new Map(cinemas.map((cinema) => [cinema.id, cinema]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface StateGroup<T> {
  readonly state: string
  readonly cinemas: readonly T[]
}

/** Groups by state, sorted alphabetically. */
export function byState<T extends Located>(cinemas: readonly T[]): StateGroup<T>[] {
  return [...Map.groupBy(cinemas, ({ state }) => state)]
    .map(([state, cinemas]) => ({ state, cinemas }))
    .sort((a, b) => (a.state < b.state ? -1 : 1))
}
