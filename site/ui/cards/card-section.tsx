import type { CardShape } from '#site/shared/picture.ts'
import { Section } from '#site/ui/section/section.tsx'
import type { CardProps } from './card.tsx'
import { Cards } from './cards.tsx'

/** The numbers of cards that fill the room beside a heading, and would not fill a row of the page. */
const beside: Readonly<Partial<Record<CardShape, readonly number[]>>> = { poster: [1, 2, 4], square: [1, 2] }

interface Props {
  readonly heading: string
  readonly cards: readonly CardProps[]
  /** What the cards are, in the plural. */
  readonly noun: string
  readonly id?: string | undefined
}

/** Cards under their heading, or a few beside it. */
export const CardSection = ({ heading, cards, noun, id }: Props) => (
  <Section id={id} heading={heading} isBeside={beside[cards[0]?.shape ?? 'wide']?.includes(cards.length) ?? false}>
    <Cards cards={cards} noun={noun} />
  </Section>
)
