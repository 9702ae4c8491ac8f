import { useOnDemand } from '#site/navigation/payload/use-on-demand.ts'
import { useQuery } from '#site/navigation/use-query.ts'

/** The query parameter for how many are shown, where that is more than at first. */
export const shownCountParameter = 'shown'

/**
 * A list of which a page may hold the first part only. How many of it are shown is in the address.
 * @param atOnce how many stand in the first part; undefined where the page holds all.
 * @param isNarrowed whether the rest is needed for another reason than its number.
 */
export function useShowMore<Rest extends object>(atOnce: number | undefined, isNarrowed: boolean) {
  const shown = Math.floor(Number(useQuery().get(shownCountParameter))) || 0
  const most = atOnce === undefined ? Number.POSITIVE_INFINITY : Math.max(atOnce, shown)
  const isMore = atOnce !== undefined && most > atOnce
  return { most, demand: useOnDemand<Rest>(isMore || (atOnce !== undefined && isNarrowed)) }
}
