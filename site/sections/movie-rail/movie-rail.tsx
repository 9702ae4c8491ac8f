import { Cards } from '../../ui/cards/cards.tsx'
import type { SectionProps } from '../section-data.ts'

export function MovieRail({ cards, heading }: SectionProps<'movieRail'>) {
  // A rail leaves the page's columns by itself, and what is said of an empty one does not.
  if (cards.length === 0) {
    return (
      <div className="wrap">
        <Cards cards={cards} of="films" />
      </div>
    )
  }
  return <Cards cards={cards} of="films" level={heading ? 3 : 2} layout="rail" />
}
