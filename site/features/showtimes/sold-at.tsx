import { useEffect, useRef, useState } from 'react'
import { useMyCinema } from '#site/features/my-cinema/my-cinema.ts'
import { firstItems } from '#site/features/show-more/first-items.ts'
import type { CinemaWithFilm } from '#site/loaders/films/availability.ts'
import { onDay } from '#site/shared/time/on-day.ts'
import { Link } from '#site/ui/link/link.tsx'
import { TitleLink } from '#site/ui/link/title-link.tsx'
import styles from './showtimes.module.css'

interface Props {
  readonly cinemas: readonly CinemaWithFilm[]
}

/** More of them are there for who asks: a chain may have sixty. */
const shownAtFirst = 12

/** Where a film is sold, as the snapshot knows it: complete without any times. */
export function SoldAt({ cinemas }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const mine = useMyCinema()?.href
  const [isMineFirst, setMineFirst] = useState(false)
  // What a visitor is looking at keeps its order.
  useEffect(() => {
    const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {}
    if (mine !== undefined && (top > innerHeight || bottom < 0)) setMineFirst(true)
  }, [mine])
  const inOrder = isMineFirst ? cinemas.toSorted((a, b) => Number(b.href === mine) - Number(a.href === mine)) : cinemas
  const shown = firstItems(inOrder, shownAtFirst)
  const others = inOrder.slice(shown.length)
  return (
    <div ref={list}>
      <Cinemas cinemas={shown} mine={mine} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="wrap">{others.length} more cinemas</summary>
          <Cinemas cinemas={others} mine={mine} />
        </details>
      )}
    </div>
  )
}

interface CinemasProps extends Props {
  /** The address of the visitor's cinema. */
  readonly mine: string | undefined
}

const Cinemas = ({ cinemas, mine }: CinemasProps) => (
  <ul className={`${styles.cinemas} wrap`}>
    {cinemas.map(({ id, name, href, town, tickets }) => (
      <li key={id} className={styles.cinema}>
        <h3 className={styles.name}>
          <TitleLink href={href}>{name}</TitleLink>
        </h3>
        <p className={styles.about}>
          {href === mine && 'Your cinema · '}
          {town}
        </p>
        {tickets && (
          <Link href={onDay(tickets)} className={styles.tickets}>
            Showtimes<span className="visually-hidden"> at {name}</span>
          </Link>
        )}
      </li>
    ))}
  </ul>
)
