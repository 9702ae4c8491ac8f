/** The first part of a list of cards; the rest is fetched when it is asked for. */
import type { Card } from '#site/shared/card.ts'

export interface CardGroup {
  readonly id: string
  readonly heading: string
  readonly cardIds: readonly string[]
}

export const groupOf = (id: string, heading: string, cards: readonly Card[]): CardGroup => ({
  id,
  heading,
  cardIds: cards.map((card) => card.id),
})

interface CardList {
  readonly cards: readonly Card[]
  /** Parts of the list, by the ids of their cards. */
  readonly groups?: readonly CardGroup[]
}

/** How many cards are not in the first part: of all, and of each tag. */
export interface MoreCards {
  readonly count: number
  readonly byTag: Readonly<Record<string, number>>
}

interface FirstCards<List extends CardList> {
  readonly first: List & { readonly more?: MoreCards }
  /** All cards, those of the first part too, so that a page and a rest of different days fit. */
  readonly rest?: Pick<List, 'cards'> & Pick<CardList, 'groups'>
}

/** How many cards a page shows at once, and how many more come with each “Show more”. */
export const cardsPerPage = 48

/**
 * A list that is not longer stays as it is.
 * @param list its cards are in the order in which they are wanted.
 */
export function firstCards<List extends CardList>(list: List, atOnce = cardsPerPage): FirstCards<List> {
  const { cards, groups } = list
  if (cards.length <= atOnce) return { first: list }
  const left = cards.slice(atOnce)
  const byTag = Map.groupBy(
    left.flatMap(({ tags = [] }) => tags),
    (tag) => tag,
  )
  const isLeft = new Set(left.map(({ id }) => id))
  const firstGroups = groups
    ?.map((group) => ({ ...group, cardIds: group.cardIds.filter((id) => !isLeft.has(id)) }))
    .filter(({ cardIds }) => cardIds.length > 0)
  return {
    first: {
      ...list,
      cards: cards.slice(0, atOnce),
      ...(firstGroups ? { groups: firstGroups } : {}),
      more: {
        count: left.length,
        byTag: Object.fromEntries([...byTag].map(([tag, all]) => [tag, all.length] as const).sort()),
      },
    },
    rest: { cards, ...(groups ? { groups } : {}) },
  }
}
