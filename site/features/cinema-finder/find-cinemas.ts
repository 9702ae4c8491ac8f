/** Sorts and groups cinemas. */

interface Located {
  readonly state: string
}

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
