/**
 * Merges the sales of the snapshot with the service's answer into those of the next snapshot. Pure.
 *
 * Services answer with nothing, with half, or with yesterday, and say 200 all the same; so silence removes little, and only
 * a plain denial removes at once. The rules are those of decision 0016.
 */
import { ownValue } from '#content/schema/own-value.ts'
import type { FilmAtCinema, FilmSales, Ticketing } from '#content/schema/ticketing.ts'
import { allowLoss, type ExportProblem } from '../problem.ts'
import type { Catalogue } from './catalogue.ts'
import type { TicketingData } from './fetch-ticketing.ts'
import { emptinessOf, lossOf } from './guards.ts'
import { serviceNotice } from './notice.ts'
import { type SalesOfFilm, type ServiceSales, salesFromService } from './service-sales.ts'
import { missingFilmNotices, silentCinemaNotices } from './unlisted-notices.ts'

export interface MergeOptions {
  /** The day in Malaysia, such as 2026-12-05. */
  readonly today: string
  readonly allowMassDelete: boolean
}

export interface MergedSales {
  readonly ticketing: Ticketing
  readonly problems: readonly ExportProblem[]
}

export function mergeSales(
  held: Ticketing,
  received: TicketingData,
  catalogue: Catalogue,
  { today, allowMassDelete }: MergeOptions,
): MergedSales {
  const emptiness = emptinessOf(received, held)
  if (emptiness !== undefined) return { ticketing: held, problems: [serviceNotice(emptiness, staysAsItIs)] }
  const sold = salesFromService(received, catalogue)
  const before = withoutStopped(held, sold)
  const silent = silentCinemas(before, sold)
  const films = new Map<string, FilmSales>()
  for (const [key, film] of sold.films)
    films.set(key, salesOf(key, film, { before: before.films.get(key), silent, today }))
  const titles = new Map([...catalogue.films, ...catalogue.cinemas].map((named) => [named.key, named]))
  const missing = [...before.films.values()]
    .filter(({ film }) => !films.has(film) && !sold.denied.has(film))
    .flatMap((film) => withItsIds(film, titles.get(film.film)?.ticketingId, sold))
  for (const film of missing)
    if (staysOnSale(film, silent, today)) films.set(film.film, { ...film, missingSince: film.missingSince ?? today })
  const after = { cinemas: new Map([...entriesOf(before.cinemas, silent), ...sold.cinemas]), films }
  const loss = allowMassDelete ? undefined : lossOf(held, after)
  if (loss !== undefined)
    return { ticketing: held, problems: [serviceNotice(loss, `${staysAsItIs} ${allowLoss}`), ...sold.problems] }
  return {
    ticketing: after,
    problems: [...sold.problems, ...silentCinemaNotices(silent), ...missingFilmNotices(missing, films, titles)],
  }
}

const staysAsItIs = 'What the snapshot holds of ticketing stays as it is.'

/**
 * A film that is none of those that the service lists, without the ids that are another's by now; none where no id is left. Editors have
 * taken those from it, which is no silence of the service.
 */
function withItsIds(film: FilmSales, ticketingId: string | undefined, { filmsById }: ServiceSales): FilmSales[] {
  const ids = ticketingId === undefined ? [] : film.ids.filter((id) => !filmsById.has(id))
  return ids.length > 0 ? [{ ...film, ids }] : []
}

/**
 * Whether a film that the service no longer lists stays on sale: until the next day, or as long as the service reports
 * nothing for any of its cinemas.
 */
function staysOnSale({ cinemas, missingSince }: FilmSales, silent: ReadonlySet<string>, today: string): boolean {
  const keys = Object.keys(cinemas)
  const isSoldInSilenceOnly = keys.length > 0 && keys.every((key) => silent.has(key))
  return isSoldInSilenceOnly || missingSince === undefined || missingSince >= today
}

/** What was sold without the cinemas of which the service says that they do not sell: those leave every film at once. */
function withoutStopped({ cinemas, films }: Ticketing, sold: ServiceSales): Ticketing {
  const sells = ([cinema]: readonly [string, FilmAtCinema]) => sold.cinemas.get(cinema)?.sells !== false
  const left = [...films].map(([key, film]): [string, FilmSales] => [
    key,
    { ...film, cinemas: Object.fromEntries(Object.entries(film.cinemas).filter(sells)) },
  ])
  return { cinemas, films: new Map(left) }
}

/** Cinemas that sold something and sell nothing now. */
function silentCinemas(before: Ticketing, { films }: ServiceSales): ReadonlySet<string> {
  const selling = new Set([...films.values()].flatMap((film) => [...film.cinemas.keys()]))
  const soldBefore = new Set([...before.films.values()].flatMap((film) => Object.keys(film.cinemas)))
  return new Set([...soldBefore].filter((cinema) => !selling.has(cinema)).sort())
}

interface Earlier {
  readonly before: FilmSales | undefined
  readonly silent: ReadonlySet<string>
  readonly today: string
}

function salesOf(film: string, { ids, sale, cinemas }: SalesOfFilm, { before, silent, today }: Earlier): FilmSales {
  const rows = [...cinemas].map(([cinema, formats]): [string, FilmAtCinema] => {
    const since = ownValue(before?.cinemas ?? {}, cinema)?.since ?? today
    return [cinema, { since, formats: [...formats].sort() }]
  })
  // A film on its regular run without a cinema means that the answer is incomplete.
  const contradictory = rows.length === 0 && sale.state === 'now'
  const old = Object.entries(before?.cinemas ?? {}).filter(([cinema]) => contradictory || silent.has(cinema))
  return {
    film,
    ids: [...new Set([...(old.length > 0 ? (before?.ids ?? []) : []), ...ids])].sort(),
    sale: sale.state,
    ...(sale.state === 'advance' && sale.opensAt !== undefined ? { opensAt: sale.opensAt } : {}),
    since: before?.since ?? today,
    cinemas: Object.fromEntries([...old, ...rows]),
  }
}

const entriesOf = <V>(map: ReadonlyMap<string, V>, keys: ReadonlySet<string>): [string, V][] =>
  [...map].filter(([key]) => keys.has(key))
