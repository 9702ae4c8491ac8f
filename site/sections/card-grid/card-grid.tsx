import type { SectionProps } from '#site/loaders/content-pages/sections.ts'
import { Cards } from '#site/ui/cards/cards.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './card-grid.module.css'

/** So many side by side that no card is left alone in the last row, where that can be had. */
const columnsFor = (count: number): number => [4, 3, 2].find((columns) => count % columns === 0) ?? (count > 5 ? 4 : 3)

/** Cards that an editor has written. Where none has a picture, words in columns are better than cards without a face. */
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
          <Heading className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
