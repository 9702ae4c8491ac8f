import type { CinemaWithFilm } from '#site/loaders/films/sold.ts'
import { onDay } from '#site/shared/on-day.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './showtimes.module.css'

interface Props {
  readonly cinemas: readonly CinemaWithFilm[]
}

/** More of them are there for who asks: a chain may have sixty. */
const shownAtFirst = 12

/** Where a film is sold, as the snapshot knows it: complete without any times. */
export function SoldAt({ cinemas }: Props) {
  const [shown, others] = [cinemas.slice(0, shownAtFirst), cinemas.slice(shownAtFirst)]
  return (
    <>
      <Cinemas cinemas={shown} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="wrap">
            {others.length === 1 ? 'One more cinema' : `${others.length} more cinemas`}
          </summary>
          <Cinemas cinemas={others} />
        </details>
      )}
    </>
  )
}

const Cinemas = ({ cinemas }: Props) => (
  <ul className={`${styles.cinemas} wrap`}>
    {cinemas.map(({ id, name, href, town, tickets }) => (
      <li key={id} className={styles.cinema}>
        <h3 className={styles.name}>
          <Link href={href}>{name}</Link>
        </h3>
        <p className={styles.about}>{town}</p>
        {tickets && (
          <Link href={onDay(tickets)} className={styles.tickets}>
            Showtimes<span className="visually-hidden"> at {name}</span>
          </Link>
        )}
      </li>
    ))}
  </ul>
)
