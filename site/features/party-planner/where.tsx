import type { CinemaNames, PlannedPackage } from '#site/loaders/content-pages/packages.ts'
import type { Plan } from './plan.ts'

interface Props {
  readonly plan: Plan
  readonly offer: Pick<PlannedPackage, 'cinemas'>
  readonly cinemas: CinemaNames
  /** By slug. */
  readonly chosen: string | undefined
}

/** At which cinemas a package may be had for so many guests, in a line. */
export function Where({ plan: { there, isElsewhere, large }, offer, cinemas, chosen }: Props) {
  const count = offer.cinemas.length
  const anywhere =
    large.length === count
      ? `At ${cinemaCount(count)}`
      : `Halls for so many at ${large.length} of ${cinemaCount(count)}`
  if (chosen === undefined || (!there && !isElsewhere)) return <p>{anywhere}</p>
  const name = cinemas[chosen]?.name
  if (isElsewhere)
    return (
      <p>
        Not at {name}. {anywhere}
      </p>
    )
  if (!there?.halls) return <p>At {name}</p>
  const [first, ...others] = there.halls
  if (!first) return <p>No hall for so many at {name}</p>
  return (
    <p>
      {name}: {first.name}, {first.seats} seats
      {others.length > 0 && `, or ${others.length === 1 ? 'another hall' : `${others.length} others`}`}
    </p>
  )
}

const cinemaCount = (count: number): string => (count === 1 ? 'one cinema' : `${count} cinemas`)
