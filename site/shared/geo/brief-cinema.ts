/** The cinemas of the chain in brief, in a file of their own: any page may ask which is nearest, or which is the visitor's. */

import type { WeeklyHours } from '#site/shared/time/opening-hours.ts'
import type { Coordinates } from './distance.ts'

export const briefCinemasFile = 'cinemas.json'

export interface BriefCinema {
  readonly href: string
  readonly name: string
  readonly town: string
  readonly state: string
  readonly geo?: Coordinates
  /** Address where its tickets are bought. */
  readonly tickets?: string
  /** Whether it is known to sell nothing online: then nobody knows what it shows. */
  readonly sellsNothing?: true
  readonly hours: readonly WeeklyHours[]
}
