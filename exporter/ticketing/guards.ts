/** Rejects an answer that would remove so much that a fault of the service is likelier than a night's work. Pure. */
import type { Ticketing } from '#content/schema/ticketing.ts'
import type { TicketingData } from './fetch-ticketing.ts'

/** Losing more than this share and more than this many, or all of several, is no usual change of programme. */
const suspiciousShare = 0.3
const suspiciousCount = 10

/** Words, to stand after the service's name, where it lists nothing, which is never believed. */
export function emptinessOf({ sites, films, screenings }: TicketingData, before: Ticketing): string | undefined {
  if (sites.length === 0) return 'lists no cinema'
  if (films.length === 0) return 'lists no film'
  return screenings.length === 0 && placesOf(before).length > 0 ? 'lists no screening' : undefined
}

/** Words, to stand after the service's name, where too much is gone. */
export function lossOf(before: Ticketing, after: Ticketing): string | undefined {
  const lostFilms = lost([...before.films.keys()], [...after.films.keys()])
  if (isSuspicious(lostFilms, before.films.size)) return `no longer sells ${lostFilms} of ${before.films.size} films`
  const places = placesOf(before)
  const lostPlaces = lost(places, placesOf(after))
  if (!isSuspicious(lostPlaces, places.length)) return undefined
  return `no longer sells films at ${lostPlaces} of the ${places.length} places where they were sold (a film at a cinema)`
}

const isSuspicious = (lost: number, before: number): boolean =>
  lost > Math.max(suspiciousCount, before * suspiciousShare) || (lost > 0 && lost === before && before > 1)

function lost(before: readonly string[], after: readonly string[]): number {
  const present = new Set(after)
  return before.filter((item) => !present.has(item)).length
}

/** Each film at each cinema. */
const placesOf = ({ films }: Ticketing): string[] =>
  [...films.values()].flatMap(({ film, cinemas }) => Object.keys(cinemas).map((cinema) => `${film} ${cinema}`))
