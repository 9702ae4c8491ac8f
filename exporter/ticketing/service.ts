/** The port through which the exporter reads a ticketing service. One adapter per service stands in a folder beside this file. */

export interface Site {
  /** The service's id: a text, leading zeros included. */
  readonly id: string
  readonly name: string
  /** Time zone by the name that IANA or Windows gives it; absent where the service does not say. */
  readonly zone?: string | undefined
  /** Whether tickets for it are sold online. */
  readonly sells: boolean
}

/**
 * Whether a film is sold. Not by the clock: an advance sale has the instant at which it opens (UTC), or none where it has
 * opened without one.
 */
export type Sale =
  | { readonly state: 'none' | 'now' }
  | { readonly state: 'advance'; readonly opensAt?: string | undefined }

/** Whichever of two versions, or of two cinemas, lets visitors buy first. */
export const soonest = <S extends Sale>(a: S, b: S): S => (rank(a) <= rank(b) ? a : b)

function rank(sale: Sale): string {
  if (sale.state === 'advance') return `1 ${sale.opensAt ?? ''}`
  return sale.state === 'now' ? '0' : '2'
}

/** One version of a film: dubbed, in another format. */
export interface SoldFilm {
  readonly id: string
  readonly title: string
  /** Id that versions of one film have in common. */
  readonly parent?: string | undefined
  readonly sale: Sale
}

/** That a film can be seen at a site on a business day, which ends at six in the morning. */
export interface Screening {
  readonly filmId: string
  readonly siteId: string
  /** A day such as 2026-12-05. */
  readonly businessDate: string
  /** Names of formats, access, languages and of anything else: services keep them in one list. */
  readonly attributes: readonly string[]
}

/** Each answer is complete, or it throws. */
export interface TicketingService {
  readonly name: string
  listSites(): Promise<readonly Site[]>
  listFilms(): Promise<readonly SoldFilm[]>
  screeningDates(): Promise<readonly Screening[]>
}
