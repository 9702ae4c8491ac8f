import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'

/** More than so many pictures that lie stand on a rail. */
const maxInGrid = 4

/** So maxLarge are given room. */
const maxLarge = 3

/** What belongs to it: its films, the cinemas, others like it. */
export function Groups({ groups }: Pick<Detail, 'groups'>) {
  return groups.map(({ heading, cards }) => {
    const isWide = cards[0]?.shape === 'wide'
    const isRail = isWide && cards.length > maxInGrid
    return (
      <Section key={heading} heading={heading} isWide={isRail}>
        <Cards
          cards={cards}
          noun={heading.toLowerCase()}
          layout={isRail ? 'rail' : 'grid'}
          isLarge={isWide && cards.length <= maxLarge}
        />
      </Section>
    )
  })
}
