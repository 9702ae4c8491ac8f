import { Cards } from '../../ui/cards/cards.tsx'
import { Link } from '../../ui/link/link.tsx'
import type { SectionProps } from '../section-data.ts'
import styles from './card-grid.module.css'

/** Cards that an editor has written. Where none has a picture, words in columns are better than cards without a face. */
export function CardGrid({ cards, heading }: SectionProps<'cards'>) {
  const level = heading ? 3 : 2
  if (cards.some(({ picture }) => picture)) return <Cards cards={cards} of="cards" level={level} />
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
