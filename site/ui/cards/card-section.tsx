import { Section } from '#site/ui/section/section.tsx'
import type { CardProps } from './card.tsx'
import { Cards } from './cards.tsx'

interface Props {
  readonly heading: string
  readonly cards: readonly CardProps[]
  /** What the cards are, in the plural. */
  readonly noun: string
  readonly id?: string | undefined
}

/** Cards under their heading, however few: beside it, the left third of the page would be empty. */
export const CardSection = ({ heading, cards, noun, id }: Props) => (
  <Section id={id} heading={heading}>
    <Cards cards={cards} noun={noun} />
  </Section>
)
