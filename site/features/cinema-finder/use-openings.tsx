/** Which of the cinemas are open now: fetched once the page can be used, and said again whenever one opens or closes. */
import { useEffect, useState } from 'react'
import { loadCinemas } from '#site/features/brief-cinemas/load-cinemas.ts'
import { useLoaded } from '#site/features/brief-cinemas/use-loaded.ts'
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { BriefCinema } from '#site/shared/geo/brief-cinema.ts'
import { openingAt } from '#site/shared/time/opening-hours.ts'
import type { CardProps } from '#site/ui/cards/card.tsx'
import { watchClock } from '#site/ui/clock/watch-clock.ts'

/** Address of a cinema → whether it is open. */
type Openings = ReadonlyMap<string, boolean>

const none: readonly BriefCinema[] = []

/** Empty until it is known. */
export function useOpenings(): Openings {
  // Without them the list is what it was.
  const cinemas = useLoaded(loadCinemas) ?? none
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (cinemas.length === 0) return
    return watchClock((now) => nextChange(cinemas, now), setNow)
  }, [cinemas])
  return now === undefined ? new Map() : openingsAt(cinemas, now)
}

const openingsAt = (cinemas: readonly BriefCinema[], now: number): Openings =>
  new Map(
    cinemas.flatMap(({ href, hours }) => {
      const opening = openingAt(hours, now)
      return opening ? [[href, opening.isOpen] as const] : []
    }),
  )

function nextChange(cinemas: readonly BriefCinema[], now: number): number | undefined {
  const changes = cinemas.flatMap(({ hours }) => openingAt(hours, now)?.changesAt ?? [])
  return changes.length > 0 ? Math.min(...changes) : undefined
}

export const withOpenings = (
  cinemas: readonly FinderCinema[],
  openings: Openings,
): (FinderCinema & Pick<CardProps, 'status'>)[] =>
  cinemas.map((cinema) => {
    const isOpen = openings.get(cinema.href)
    if (isOpen === undefined) return cinema
    return { ...cinema, status: <span data-open={isOpen}>{isOpen ? ' · Open now' : ' · Closed now'}</span> }
  })
