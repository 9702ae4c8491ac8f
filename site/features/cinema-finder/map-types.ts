/** What the map shows: its code comes only when somebody wants it. */
import type { FindableCinema } from '#site/loaders/cards/cinema.ts'
import type { Place } from '#site/shared/distance.ts'

export interface Tiles {
  readonly url: string
  readonly credit: string
}

export interface MapProps {
  readonly cinemas: readonly FindableCinema[]
  readonly place: Place | undefined
  readonly tiles: Tiles | undefined
}
