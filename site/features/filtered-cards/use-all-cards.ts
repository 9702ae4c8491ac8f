import type { CardGroup, MoreCards } from '#site/loaders/cards/first-cards.ts'
import { useRest } from '#site/navigation/payload/use-rest.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { type CardFilter, shownParameter } from './choices.ts'

export type FilterableCard = CardProps & { readonly tags?: readonly string[] }

interface CardList {
  readonly cards: readonly FilterableCard[]
  readonly groups?: readonly CardGroup[] | undefined
}

/** The cards of a list: all as soon as the address asks for more than its first part. */
export function useAllCards(
  { more, ...first }: CardList & { readonly more?: MoreCards | undefined },
  filters: readonly CardFilter[],
) {
  const query = useQuery()
  const atOnce = more ? first.cards.length : Number.POSITIVE_INFINITY
  const most = Math.max(atOnce, Math.floor(Number(query.get(shownParameter))) || 0)
  const demand = useRest<CardList>(more !== undefined && (most > atOnce || filters.some(({ id }) => query.has(id))))
  const { cards, groups } = demand.rest ?? first
  return {
    cards,
    groups,
    /** What is not among the cards yet. */
    elsewhere: demand.rest ? undefined : more,
    demand,
    /** How many are shown at once. */
    most,
  }
}
