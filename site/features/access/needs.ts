/** A visitor's needs in a cinema, as the query has them: `?need=lift&need=hearing-loop`. */

const parameter = 'need'

/** Keys of the facilities that the address asks for; what it invents is not heeded. */
export function needsIn(query: URLSearchParams, facilities: readonly { readonly key: string }[]): string[] {
  const asked = query.getAll(parameter)
  return facilities.flatMap(({ key }) => (asked.includes(key) ? [key] : []))
}

/** The query with one more need, or with one less where it is there; how many are shown begins anew. */
export function withNeed(query: URLSearchParams, need: string): string {
  const before = query.getAll(parameter)
  const next = before.includes(need) ? before.filter((one) => one !== need) : [...before, need]
  const search = new URLSearchParams(next.map((one) => [parameter, one]))
  return search.size > 0 ? `?${search}` : ''
}

export const havingAll = <T extends { readonly has: readonly string[] }>(
  cinemas: readonly T[],
  needs: readonly string[],
): T[] => cinemas.filter(({ has }) => needs.every((need) => has.includes(need)))
