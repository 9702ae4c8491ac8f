/** A few words on a card that only the visitor's device can know: beside those above its title, where they move nothing. */
import { createContext, type RefObject, use, useEffect, useState } from 'react'

interface Noted {
  readonly href?: string
}

/** Pure, and another function when the notes are others. */
export type CardNote = (card: Noted) => string | undefined

export const CardNoteContext = createContext<CardNote | undefined>(undefined)

/**
 * Cards with a note first: at once where the notes are known as the list appears, else while the list is still further down. What a
 * visitor has before them keeps its order.
 */
export function useNotedFirst<Card extends Noted>(
  cards: readonly Card[],
  list: RefObject<Element | null>,
): readonly Card[] {
  const note = use(CardNoteContext)
  const noted = note ? cards.filter((card) => note(card) !== undefined) : []
  const areNoted = noted.length > 0
  const [mayMove, setMayMove] = useState(areNoted)
  useEffect(() => {
    if (!areNoted || !list.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top > innerHeight) setMayMove(true)
      observer.disconnect()
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [areNoted, list])
  return mayMove && areNoted ? [...noted, ...cards.filter((card) => !noted.includes(card))] : cards
}
