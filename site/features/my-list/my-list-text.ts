import { badgeTextAt } from '#site/shared/badge.ts'
import { filmStateAt } from '#site/shared/films/film-state.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { openingText } from './opening-text.ts'

/**
 * The note below a film on the visitor's list: Opens on Thursday; Opens tomorrow, tickets on sale; Last days, ends
 * today, tickets on sale.
 *
 * @param badge of the film's card; its state is that of all other pages (decision 0116)
 */
export function myListText(badge: CardProps['badge'], now: number): string {
  if (badge?.kind !== 'film') return ''
  const { text, tone } = badgeTextAt(badge, now)
  const opens = badge.from === undefined ? undefined : openingText(badge.from, now)
  const isSold = filmStateAt(badge, now).tickets === 'open'
  const words = [tone === 'ending' ? 'last days' : opens, tone === 'ending' || !opens ? lower(text) : undefined]
  const all = [...words, isSold ? 'tickets on sale' : undefined].filter((part) => part !== undefined).join(', ')
  return all.charAt(0).toUpperCase() + all.slice(1)
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
