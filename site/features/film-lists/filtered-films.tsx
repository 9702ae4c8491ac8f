import { useRef, useState } from 'react'
import { firstItems } from '#site/features/show-more/first-items.ts'
import { WithoutScript } from '#site/features/show-more/without-script.tsx'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import type { QuickFilter } from '#site/loaders/content-pages/quick-filters.ts'
import { useQuery, useSetQuery, withParameters } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Cards } from '#site/ui/cards/cards.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import { chosenFrom, type FilterableFilm, usableFilters } from './film-choices.ts'
import { FilmFilters } from './film-filters.tsx'
import stylesUrl from './filtered-films.css?url'
import { LateView } from './late-view.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { ViewLinks } from './view-links.tsx'

interface Props {
  readonly films: readonly FilterableFilm[]
  readonly filters: readonly Filter[]
  /** Choices for somebody who does not know yet what to look for. */
  readonly quickFilters?: readonly QuickFilter[] | undefined
  readonly noun: string
  /** Whether its tab is chosen: what is chosen among films is asked for there alone. */
  readonly isShown: boolean
  /** Number of films shown before 'View More'. */
  readonly shownAtFirst: number
}

/** Films with filters, in one of several views. What is chosen is in the address, so that it can be shared. */
export function FilteredFilms({ films, filters, quickFilters = [], noun, isShown, shownAtFirst }: Props) {
  const query = useQuery()
  const { pathname } = useLocation()
  const setQuery = useSetQuery()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const showFound = (from: Element | null | undefined, part?: number) =>
    void import('#site/ui/into-view/bring-into-view.ts').then(
      (scrolling) => scrolling.bringFoundIntoView(from, part),
      () => {},
    )
  // The button goes, and the focus with it, to the first film that comes.
  const showAll = async () => {
    await setQuery({ all: '1' })
    const film = whole.current?.querySelectorAll('article, .row')[shownAtFirst]
    film?.querySelector('a')?.focus({ preventScroll: true })
  }
  const usable = usableFilters(filters, films)
  const usablePicks = quickFilters.filter(({ value }) => films.some(({ tags }) => tags?.includes(value)))
  const chosen = chosenFrom(query, filters, quickFilters)
  const found = films.filter(({ tags = [] }) => chosen.every(({ value }) => tags.includes(value)))
  const shown = query.has('all') ? found : firstItems(found, shownAtFirst)
  const view = query.get('view') ?? 'posters'
  return (
    <div ref={whole} className="filteredFilms wrap">
      <PageStyles href={stylesUrl} />
      {isShown && (
        <div className="tools" data-print="none">
          {/* Among ideas one goes on choosing: they stay where they are while anything that is found is in the window. */}
          <QuickFilters quickFilters={usablePicks} onChoose={() => showFound(row.current?.previousElementSibling, 1)} />
          <div ref={row} className="bar">
            <FilmFilters
              filters={usable}
              chosen={chosen.filter(({ name }) => usable.some(({ id }) => id === name)).length}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
              onChoose={(name, value) => {
                void setQuery({ [name]: value }, { replace: false })
                showFound(row.current)
              }}
            />
            <p className="count" role="status">
              {found.length === 1 ? '1 film' : `${found.length} films`}
            </p>
            <ViewLinks view={view} />
          </div>
        </div>
      )}
      {found.length === 0 && chosen.length > 0 ? (
        <EmptyState noun={noun} message={`None of these films is ${namesOf(chosen)}.`}>
          <Link
            href={`${pathname}?${withParameters(query, Object.fromEntries(chosen.map(({ name }) => [name, ''])))}`}
            preventScrollReset
          >
            {films.length === 1 ? 'Show the one film' : `Show all ${films.length} films`}
          </Link>
        </EmptyState>
      ) : view === 'list' || view === 'days' ? (
        <LateView films={shown} byDay={view === 'days'}>
          <Cards cards={shown} noun={noun} />
        </LateView>
      ) : (
        <Cards cards={shown} noun={noun} isFirst={isShown} />
      )}
      {shown.length < found.length && (
        <div className="viewMore">
          <p>
            <Button onClick={() => void showAll()}>View More</Button>
          </p>
          <WithoutScript />
        </div>
      )}
    </div>
  )
}

const namesOf = (chosen: readonly { readonly label: string }[]): string =>
  chosen.map(({ label }) => `“${label}”`).join(' and ')
