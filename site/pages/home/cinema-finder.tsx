import { href } from '../../href.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Links } from '../../ui/links/links.tsx'
import styles from './cinema-finder.module.css'

interface Props {
  readonly count: number
}

const brands = [
  { label: 'GSC', href: href('gscCinemas') },
  { label: 'Aurum Theatre', href: href('aurumCinemas') },
  { label: 'Velvet Cinemas', href: href('velvetCinemas') },
]

/** A plain form: it leads to the list of cinemas, which knows how to search, with and without script. */
export function CinemaFinder({ count }: Props) {
  return (
    <div className={`${styles.finder} wrap`}>
      <form action={href('cinemaIndex')} className={styles.search}>
        <Icon name="pin" />
        <input
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search Location, Keyword"
          aria-label="Search Location, Keyword"
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={styles.go}>
          <Icon name="search" />
          <span className="visually-hidden">Search {count} cinemas</span>
        </button>
      </form>
      <Links links={brands} />
    </div>
  )
}
