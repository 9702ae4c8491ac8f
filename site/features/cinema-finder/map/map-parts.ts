/** Which parts of the country the map shows, where there is room for one above the other. */
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'

export interface MapPart {
  readonly name: string
  readonly cinemas: readonly FinderCinema[]
  readonly visitor: Coordinates | undefined
}

/** A meridian in the sea between the peninsula and Borneo, which is as wide as the peninsula: on one map it would take a third of it. */
const midSea = 107

const isEast = ({ longitude }: Coordinates): boolean => longitude > midSea

/** Both parts of the country, or none where all that is to be seen is in one of them, which then has the map for itself. */
export function mapParts(cinemas: readonly FinderCinema[], visitor: Coordinates | undefined): readonly MapPart[] {
  const parts = [
    { name: 'Peninsular Malaysia', isHere: (at: Coordinates) => !isEast(at) },
    { name: 'Sarawak and Sabah', isHere: isEast },
  ].map(({ name, isHere }) => ({
    name,
    cinemas: cinemas.filter(({ geo }) => geo && isHere(geo)),
    visitor: visitor && isHere(visitor) ? visitor : undefined,
  }))
  return parts.every(({ cinemas, visitor }) => cinemas.length > 0 || visitor) ? parts : []
}
