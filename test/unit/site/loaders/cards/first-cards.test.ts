/** A long list is parted so that nothing is lost, and what is left is counted. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardsPerPage, firstCards } from '#site/loaders/cards/first-cards.ts'
import type { Card } from '#site/shared/card.ts'

const cardOf = (tags: readonly string[], index: number): Card => ({
  id: `card-${index}`,
  title: `Card ${index}`,
  shape: 'wide',
  tags,
})
const lists = fc
  .array(fc.subarray(['contest', 'food', 'films']), { maxLength: 3 * cardsPerPage })
  .map((tags) => tags.map(cardOf))

it('leaves a list alone that is short enough', () => {
  const list = { cards: Array.from({ length: cardsPerPage }, (_, index) => cardOf([], index)) }
  expect(firstCards(list)).toEqual({ first: list })
})

it('has every card in the first part or among those that are counted, in its order and under its heading', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (cards, cut) => {
      const at = cut % (cards.length + 1)
      const idsOf = (part: readonly Card[]) => part.map(({ id }) => id)
      const groups = [cards.slice(0, at), cards.slice(at)].map((part, index) => ({
        id: String(index),
        heading: `Part ${index}`,
        cardIds: idsOf(part),
      }))
      const { first, rest } = firstCards({ cards, groups })
      const { count, byTag } = first.more ?? { count: 0, byTag: {} }
      expect(first.cards).toEqual(cards.slice(0, cardsPerPage))
      expect(first.cards.length + count).toBe(cards.length)
      expect(rest?.cards ?? first.cards).toEqual(cards)
      expect(rest?.groups ?? first.groups).toEqual(groups)
      expect(first.groups.flatMap(({ cardIds }) => cardIds)).toEqual(idsOf(first.cards))
      for (const tag of ['contest', 'food', 'films']) {
        const having = (part: readonly Card[]) => part.filter(({ tags = [] }) => tags.includes(tag)).length
        expect(having(first.cards) + (byTag[tag] ?? 0)).toBe(having(cards))
      }
    }),
  )
})
