import { useShowMore } from '#site/features/show-more/use-show-more.ts'
import type { CardGroup, MoreCards } from '#site/loaders/cards/first-cards.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'

interface CardList {
  readonly cards: readonly CardProps[]
  readonly groups?: readonly CardGroup[] | undefined
}

/** The cards of a list: all as soon as the address asks for more than its first part. */
export function useAllCards(
  { more, ...first }: CardList & { readonly more?: MoreCards | undefined },
  filters: readonly Filter[],
) {
  const query = useQuery()
  const { most, demand } = useShowMore<CardList>(
    more && first.cards.length,
    filters.some(({ id }) => query.has(id)),
  )
  const { cards, groups } = demand.rest ?? first
  return {
    cards,
    groups,
    /** The cards that are left to fetch: how many, and their tags. */
    elsewhere: demand.rest ? undefined : more,
    demand,
    /** How many are shown at once. */
    most,
  }
}
