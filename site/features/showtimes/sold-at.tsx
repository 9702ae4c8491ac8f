import type { CinemaWithFilm } from '#site/loaders/content-pages/sold.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './showtimes.module.css'

interface Props {
  readonly cinemas: readonly CinemaWithFilm[]
}

/** Where a film is sold, as the snapshot knows it: complete without any times. */
export function SoldAt({ cinemas }: Props) {
  return (
    <ul className={`${styles.cinemas} wrap`}>
      {cinemas.map(({ id, name, href, town, tickets }) => (
        <li key={id} className={styles.cinema}>
          <h3 className={styles.name}>
            <Link href={href}>{name}</Link>
          </h3>
          <p className={styles.about}>{town}</p>
          {tickets && (
            <Link href={tickets} className={styles.tickets}>
              Showtimes<span className="visually-hidden"> at {name}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
