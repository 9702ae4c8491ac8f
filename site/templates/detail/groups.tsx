import type { Detail } from '#site/loaders/content-pages/detail.ts'
import { CardSection } from '#site/ui/cards/card-section.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Section } from '#site/ui/section/section.tsx'

/** More wide cards than this are shown as a rail. */
const maxInGrid = 4

/** Related entries: films, cinemas, entries of the same type. */
export function Groups({ groups }: Pick<Detail, 'groups'>) {
  return groups.map(({ heading, cards }) => {
    const noun = heading.toLowerCase()
    return cards[0]?.shape === 'wide' && cards.length > maxInGrid ? (
      <Section key={heading} heading={heading} isWide>
        <Cards cards={cards} noun={noun} layout="rail" />
      </Section>
    ) : (
      <CardSection key={heading} heading={heading} cards={cards} noun={noun} />
    )
  })
}
