/**
 * What the snapshot says is sold where, as pages show it and as they ask for its showtimes (docs/showtimes.md): ids are the
 * ticketing service's.
 */
import type { Entry } from '#content/schema/entry-types.ts'
import { pictureFormats } from '#content/schema/ticketing.ts'
import { href } from '#site/href.ts'
import type { Card } from '#site/loaders/cards/card.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { type Film, filmAt } from '#site/loaders/source/film.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { cinemaTicketsUrl } from '#site/loaders/source/ticket-links.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import type { Coordinates } from '#site/shared/distance.ts'

/** A way to see a film → its name: `2d`, or an experience's key, as showtimes spell it. All that there are. */
export type FormatNames = Readonly<Record<string, string>>

export interface CinemaWithFilm {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly town: string
  readonly state: string
  readonly geo?: Coordinates
  /** Keys of `FormatNames`. */
  readonly formats: readonly string[]
  /** Its showtimes at the ticketing service. */
  readonly tickets?: string
}

/** Where a film is sold. */
export interface FilmSold {
  /** Of all its versions. */
  readonly ids: readonly string[]
  /** By name. */
  readonly cinemas: readonly CinemaWithFilm[]
  readonly formatNames: FormatNames
}

/** What a cinema sells. */
export interface CinemaSold {
  readonly id: string
  readonly films: readonly {
    readonly ids: readonly string[]
    readonly formats: readonly string[]
    readonly card: Card
  }[]
  readonly formatNames: FormatNames
}

/** Where a film is sold; undefined for one that is not, and where nobody knows. */
export function filmSold(source: Source, film: Film): FilmSold | undefined {
  const sales = source.sales(`${film.type}/${film.id}`)
  if (!sales) return undefined
  const cinemas = Object.entries(sales.cinemas).flatMap(([key, { formats }]) => {
    const known = source.cinemaSales(key)
    return known?.sells ? [cinemaWithFilm(source, source.entry('cinema', key), known.id, formats)] : []
  })
  cinemas.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { ids: sales.ids, cinemas, formatNames: formatNames(source) }
}

function cinemaWithFilm(
  source: Source,
  cinema: Entry<'cinema'>,
  id: string,
  formats: readonly string[],
): CinemaWithFilm {
  return {
    id,
    name: cinema.title,
    href: source.pathOf(`cinema/${cinema.id}`) ?? href('cinemaIndex'),
    town: cinema.town,
    state: termTitle(source, cinema.state),
    ...ifPresent('geo', cinema.geo),
    formats,
    ...ifPresent('tickets', cinemaTicketsUrl(source, cinema)),
  }
}

/** What a cinema sells; undefined for one that does not sell, and where nobody knows. */
export function cinemaSold(source: Source, cinema: Entry<'cinema'>): CinemaSold | undefined {
  const key = `cinema/${cinema.id}`
  const known = source.cinemaSales(key)
  if (!known?.sells) return undefined
  const films = source.soldAt(key).map(({ film, ids, formats }) => ({
    ids,
    formats,
    card: filmCard(source, filmAt(source, film)),
  }))
  return { id: known.id, films, formatNames: formatNames(source) }
}

const formatNames = (source: Source): FormatNames => ({
  ...Object.fromEntries(pictureFormats.map((format) => [format, format.toUpperCase()])),
  ...Object.fromEntries(source.all('experience').map(({ id, title }) => [`experience/${id}`, title])),
})
