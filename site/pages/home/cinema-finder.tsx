import { href } from '#site/href.ts'
import type { Link } from '#site/shared/layout.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { SearchField } from '#site/ui/search-field/search-field.tsx'
import styles from './cinema-finder.module.css'

interface Props {
  readonly count: number
  readonly brands: readonly Link[]
}

/** A plain form that opens the list of cinemas with the search term, with and without script. */
export function CinemaFinder({ count, brands }: Props) {
  return (
    <div className={`${styles.finder} wrap`}>
      <form action={href('cinemaIndex')} className={styles.search}>
        <SearchField label="Search Location, Keyword" icon="pin" name="q">
          <button type="submit" className={styles.go}>
            <Icon name="search" />
            <span className="visually-hidden">Search {count} cinemas</span>
          </button>
        </SearchField>
      </form>
      <Links links={brands} />
    </div>
  )
}
