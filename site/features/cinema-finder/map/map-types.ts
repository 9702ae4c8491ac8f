/** Types of the map, apart from its code, which is loaded only when the map is opened. */
import type { FinderCinema } from '#site/loaders/cards/cinema.ts'
import type { Coordinates } from '#site/shared/geo/distance.ts'

export interface Tiles {
  readonly url: string
  readonly credit: string
}

export interface MapProps {
  readonly cinemas: readonly FinderCinema[]
  readonly visitor: Coordinates | undefined
  readonly tiles: Tiles | undefined
}
