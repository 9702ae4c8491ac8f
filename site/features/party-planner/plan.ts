/** A package for so many guests at a cinema: what it costs, where it takes place, and whether it does. */
import type { Hall, PlannedCinema, PlannedPackage } from '#site/loaders/content-pages/packages/planned-package.ts'
import { type Estimate, estimateAt } from './estimate.ts'

/** What a visitor has chosen. */
export interface PartyCriteria {
  /** How many; undefined: each package for the number that it is meant for. */
  readonly guests: number | undefined
  /** Slug of the cinema; undefined: any. */
  readonly cinema: string | undefined
}

export interface Plan {
  readonly guests: number
  readonly estimate: Estimate
  /** The chosen cinema, where it has the package. */
  readonly there: PlannedCinema | undefined
  /** Whether a cinema is chosen that does not have it. Of a package without cinemas nobody knows. */
  readonly isElsewhere: boolean
  /** All cinemas that have it and a hall large enough, as far as that is known, with these halls. */
  readonly large: readonly PlannedCinema[]
}

export function planOf(offer: PlannedPackage, { guests: wished, cinema }: PartyCriteria): Plan {
  const { pricing, cinemas } = offer
  const guests = wished ?? pricing.pax
  const there = cinemas.find(({ id }) => id === cinema)
  return {
    guests,
    estimate: estimateAt(offer, guests, cinema),
    there: there && withHallsFor(there, guests),
    isElsewhere: cinema !== undefined && there === undefined && cinemas.length > 0,
    large: cinemas.map((one) => withHallsFor(one, guests)).filter(({ halls }) => halls?.length !== 0),
  }
}

/** Whether a package is a way to have so many guests where they are to come together. */
export const isPossible = ({ estimate, isElsewhere }: Plan): boolean =>
  !isElsewhere && (estimate.is === 'known' || estimate.is === 'unknown')

/** At the chosen cinema, or where that does not have the package, at any. */
export interface NearestCriteria extends PartyCriteria {
  readonly guests: number
}

/** The nearest wish for which a package that is not possible would be; undefined where there is none. */
export function nearestCriteria(
  offer: PlannedPackage,
  { guests, isElsewhere }: Plan,
  criteria: PartyCriteria,
): NearestCriteria | undefined {
  const cinema = isElsewhere ? undefined : criteria.cinema
  const estimate = estimateAt(offer, guests, cinema)
  const other =
    estimate.is === 'too few' ? estimate.fewest : estimate.is === 'too many' ? estimate.most : isElsewhere && guests
  return other ? { guests: other, cinema } : undefined
}

/** The halls with a seat for each guest. */
export const hallsFor = (halls: readonly Hall[], guests: number): Hall[] => halls.filter(({ seats }) => seats >= guests)

const withHallsFor = (cinema: PlannedCinema, guests: number): PlannedCinema =>
  cinema.halls ? { ...cinema, halls: hallsFor(cinema.halls, guests) } : cinema
