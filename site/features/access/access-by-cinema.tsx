import { ShowMore } from '#site/features/show-more/show-more.tsx'
import { useShowMore } from '#site/features/show-more/use-show-more.ts'
import type { AccessFacility, AccessOfCinema } from '#site/loaders/content-pages/cinemas/access.ts'
import { useQuery } from '#site/navigation/use-query.ts'
import { useLocation } from '#site/router/location-context.ts'
import { Chip } from '#site/ui/chip/chip.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { CinemaAccess } from './cinema-access.tsx'
import { FacilityIcon } from './facility-icon.tsx'
import { havingAll, needsIn, withNeed } from './needs.ts'

interface Props {
  readonly facilities: readonly AccessFacility[]
  /** All, or the first part of them. */
  readonly cinemas: readonly AccessOfCinema[]
  readonly total: number
}

/** So many are in view on phones, where the page holds all: full rows of two and of three. */
const inView = 6

/** The cinemas with what they have, narrowed down by what a visitor needs. */
export function AccessByCinema({ facilities, cinemas: first, total }: Props) {
  const query = useQuery()
  const { pathname } = useLocation()
  // What all have tells none from the others, so it is said once.
  const everywhere = facilities.filter(({ count }) => count === total)
  const somewhere = facilities.filter(({ count }) => count < total)
  const needs = needsIn(query, somewhere)
  const isPartial = total > first.length
  const { most, demand } = useShowMore<{ readonly cinemas: readonly AccessOfCinema[] }>(
    isPartial ? first.length : undefined,
    needs.length > 0,
  )
  const isWhole = !isPartial || demand.rest !== undefined
  const found = havingAll(demand.rest?.cinemas ?? first, needs)
  const count = isWhole ? found.length : total
  const listOf = (cinemas: typeof found) => (
    <ul className="accessOfCinemas">
      {cinemas.map((cinema) => (
        <li key={cinema.id}>
          <CinemaAccess cinema={cinema} facilities={somewhere} needs={needs} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {everywhere.length > 0 && (
        <div className="everywhere">
          <p id="everyCinemaHas">Every cinema has</p>
          <ul aria-labelledby="everyCinemaHas">
            {everywhere.map(({ key, title, icon }) => (
              <li key={key}>
                <FacilityIcon path={icon} />
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="needs" data-print="none">
        {somewhere.length > 0 && (
          <>
            <p id="whatIsNeeded">Do you need more? Choose all of it.</p>
            <ul aria-labelledby="whatIsNeeded">
              {somewhere.map(({ key, title, count }) => (
                <li key={key}>
                  <Chip
                    href={`${pathname}${withNeed(query, key)}`}
                    aria-current={needs.includes(key) ? 'true' : undefined}
                    preventScrollReset
                  >
                    {title} <span className="count">{count}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="status">
          {needs.length === 0
            ? cinemaCount(total)
            : // Without the other cinemas the count is unknown; the list reports the failed request.
              isWhole &&
              `${cinemaCount(count)} ${count === 1 ? 'has' : 'have'} ${needs.length === 1 ? 'this' : 'all of this'}`}
        </p>
      </div>
      {found.length === 0 && isWhole ? (
        <EmptyState
          noun="cinemas"
          message="No cinema has all of this. Leave one out, or ring us: we say honestly what can be done."
        >
          <Link href={pathname} preventScrollReset>
            Show all {total} cinemas
          </Link>
        </EmptyState>
      ) : isPartial ? (
        <ShowMore
          count={Math.min(most, found.length)}
          total={count}
          step={first.length}
          isNarrowed={needs.length > 0}
          demand={demand}
          noun="cinemas"
        >
          {listOf(found.slice(0, most))}
        </ShowMore>
      ) : (
        <>
          {listOf(found.slice(0, inView))}
          {found.length > inView && (
            <details className="foldedOnPhones">
              <summary>All {cinemaCount(found.length)}</summary>
              {listOf(found.slice(inView))}
            </details>
          )}
        </>
      )}
    </>
  )
}

const cinemaCount = (count: number): string => (count === 1 ? '1 cinema' : `${count} cinemas`)
