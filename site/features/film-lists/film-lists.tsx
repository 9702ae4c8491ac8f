import { href } from '#site/href.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import type { QuickFilter } from '#site/loaders/content-pages/quick-filters.ts'
import { useQuery, withParameters } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import type { FilmTab } from '#site/shared/films/film-tabs.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { useIsHydrated } from '#site/ui/hydration/use-is-hydrated.ts'
import { lazyPart } from '#site/ui/lazy-part/lazy-part.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import type { FilterableFilm } from './film-choices.ts'
import styles from './film-lists.module.css'
import { useFilmTabs } from './use-film-tabs.ts'

/** The wall of the home page has no filters. */
const FilteredFilms = lazyPart(() => import('./filtered-films.tsx'), 'FilteredFilms')

/** Where all lists together have more films than this, those that are not chosen begin with fewer: visitors without script see all lists. */
const maxFilms = 72

interface Props {
  readonly lists: readonly FilmTab<FilterableFilm>[]
  /** With filters the lists are grids; without, they are rails. */
  readonly filters?: readonly Filter[]
  /** Choices that stand beside the filters. */
  readonly quickFilters?: readonly QuickFilter[]
  /** Posters close together, and the chosen list alone: the others come when they are chosen, without script from the page of all films. */
  readonly isWall?: boolean
}

/**
 * Lists of films as tabs, in which films move by the visitor's clock. Each tab has an address (`?tab=coming-soon`); the page holds all lists, and without script
 * shows them below each other.
 */
export function FilmLists({ lists: built, filters, quickFilters, isWall = false }: Props) {
  const lists = useFilmTabs(built)
  const { pathname } = useLocation()
  const query = useQuery()
  const isHydrated = useIsHydrated()
  const wanted = query.get('tab')
  const areMany = lists.reduce((sum, { cards }) => sum + cards.length, 0) > maxFilms
  const shown = lists.find(({ tab }) => tab === wanted) ?? lists[0]
  return (
    <>
      <nav aria-label="Film lists" className={`${isWall ? '' : styles.sticky} wrap`} data-print="none">
        <ul className={styles.row} onFocus={scrollFocusedIntoView}>
          {lists.map((list) => (
            <li key={list.tab}>
              <Link
                href={`${isWall && !isHydrated ? href('movies') : pathname}?${withParameters(query, { tab: list.tab })}`}
                className={styles.tab}
                aria-current={list === shown ? 'true' : undefined}
                preventScrollReset
              >
                {list.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {(isWall && shown ? [shown] : lists).map((list) => (
        <section
          key={list.tab}
          id={`filmList-${list.tab}`}
          className={styles.list}
          data-shown={list === shown || undefined}
          aria-labelledby={`filmListTitle-${list.tab}`}
        >
          <h2 id={`filmListTitle-${list.tab}`} className={`${styles.heading} wrap`}>
            {list.label}
          </h2>
          {filters ? (
            <FilteredFilms
              films={list.cards}
              filters={filters}
              quickFilters={quickFilters}
              noun={`films under “${list.label}”`}
              isShown={list === shown}
              shownAtFirst={list === shown || !areMany ? 18 : 6}
            />
          ) : (
            <Posters list={list} isWall={isWall} />
          )}
          {list.more && (
            <p className={`${styles.more} wrap`}>
              <ButtonLink variant="link" href={list.more.href}>
                {list.more.label}
              </ButtonLink>
            </p>
          )}
        </section>
      ))}
    </>
  )
}

function Posters({
  list: { cards, label },
  isWall,
}: {
  readonly list: FilmTab<FilterableFilm>
  readonly isWall: boolean
}) {
  const noun = `films under “${label}”`
  if (!isWall) return <Cards cards={cards} noun={noun} layout="rail" />
  return (
    <div className={`${styles.wall} wrap`}>
      <Cards cards={cards} noun={noun} />
    </div>
  )
}
