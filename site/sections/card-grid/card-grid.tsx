import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Cards } from '#site/ui/cards/cards.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import styles from './card-grid.module.css'

/** The number of columns that leaves no place of the last row empty; where there is none, the first cards are larger (`data-over`). */
const columnsFor = (count: number): number | undefined => [4, 3, 2].find((columns) => count % columns === 0)

/** Cards written by an editor; as columns of text where none has a picture. */
export function CardGrid({ cards, heading }: SectionProps<'cards'>) {
  const level = heading ? 3 : 2
  if (cards.some(({ picture }) => picture)) {
    return (
      <div className={styles.cards} data-columns={columnsFor(cards.length)}>
        <Cards cards={cards} noun="cards" level={level} />
      </div>
    )
  }
  const Heading = `h${level}` as const
  return (
    <ul className={styles.columns}>
      {cards.map(({ id, title, text, href }) => (
        <li key={id} className={styles.column}>
          <Heading className={styles.title}>
            <TitleLink href={href}>{title}</TitleLink>
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
