/** A package for so many guests at a cinema: what it costs, where it takes place, and whether it does. */
import type { Hall, PackageCinema, PlannedPackage } from '#site/loaders/content-pages/packages/planned-package.ts'
import { type Estimate, estimate } from './estimate.ts'

/** What a visitor has chosen. */
export interface Wish {
  /** Undefined: each package for the number that it is meant for. */
  readonly guests: number | undefined
  /** By slug; undefined: any. */
  readonly cinema: string | undefined
}

export interface Plan {
  readonly guests: number
  readonly estimate: Estimate
  /** The chosen cinema, where it has the package. */
  readonly there: PackageCinema | undefined
  /** Whether a cinema is chosen that does not have it. */
  readonly isElsewhere: boolean
  /** All that have it and a hall large enough, as far as that is known, with these halls. */
  readonly large: readonly PackageCinema[]
}

export function planOf({ pricing, cinemas }: PlannedPackage, { guests: wished, cinema }: Wish): Plan {
  const guests = wished ?? pricing.pax
  const there = cinemas.find(({ id }) => id === cinema)
  return {
    guests,
    estimate: estimate(pricing, guests, mostSeats(there ? [there] : cinemas)),
    there: there && withHallsFor(there, guests),
    isElsewhere: cinema !== undefined && there === undefined,
    large: cinemas.map((one) => withHallsFor(one, guests)).filter(({ halls }) => halls?.length !== 0),
  }
}

/** Whether a package is a way to have so many guests where they are to come together. */
export const isPossible = ({ estimate, isElsewhere }: Plan): boolean =>
  !isElsewhere && (estimate.is === 'known' || estimate.is === 'unknown')

/** The halls with a seat for each guest. */
export const hallsFor = (halls: readonly Hall[], guests: number): Hall[] => halls.filter(({ seats }) => seats >= guests)

const withHallsFor = (cinema: PackageCinema, guests: number): PackageCinema =>
  cinema.halls ? { ...cinema, halls: hallsFor(cinema.halls, guests) } : cinema

/** The seats of the largest hall; undefined where nothing is known of the halls of one of the cinemas. */
function mostSeats(cinemas: readonly PackageCinema[]): number | undefined {
  if (cinemas.length === 0 || cinemas.some(({ halls }) => halls === undefined)) return undefined
  return Math.max(0, ...cinemas.flatMap(({ halls = [] }) => halls.map(({ seats }) => seats)))
}
