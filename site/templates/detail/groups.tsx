import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'

/** More wide cards than this are shown as a rail. */
const maxInGrid = 4

/** Related entries: films, cinemas, entries of the same type. */
export function Groups({ groups }: Pick<Detail, 'groups'>) {
  return groups.map(({ heading, cards }) => {
    const isWide = cards[0]?.shape === 'wide'
    const isRail = isWide && cards.length > maxInGrid
    return (
      <Section key={heading} heading={heading} isWide={isRail}>
        <Cards cards={cards} noun={heading.toLowerCase()} layout={isRail ? 'rail' : 'grid'} />
      </Section>
    )
  })
}
