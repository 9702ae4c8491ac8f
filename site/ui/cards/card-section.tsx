import { Section } from '#site/ui/section/section.tsx'
import type { CardProps } from './card.tsx'
import { Cards } from './cards.tsx'

/** So many posters fill what is left beside a heading, and not a row of the page. */
const beside = new Set([1, 2, 4])

interface Props {
  readonly heading: string
  readonly cards: readonly CardProps[]
  /** What the cards are, in the plural. */
  readonly noun: string
}

/** Cards under their heading, or a few posters beside it. */
export const CardSection = ({ heading, cards, noun }: Props) => (
  <Section heading={heading} isBeside={cards[0]?.shape === 'poster' && beside.has(cards.length)}>
    <Cards cards={cards} noun={noun} />
  </Section>
)
