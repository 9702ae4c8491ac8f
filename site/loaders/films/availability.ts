/**
 * The sales of the snapshot, as pages show them and as they request showtimes (docs/showtimes.md): ids are the
 * ticketing service's.
 */
import { entryKey } from '#content/schema/entry-key.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { pictureFormats } from '#content/schema/ticketing.ts'
import { serviceUrlOnDay } from '#site/config.ts'
import { href } from '#site/href.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { type Film, filmAt } from '#site/loaders/source/film.ts'
import { filmTimes } from '#site/loaders/source/film-times.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { Card } from '#site/shared/card.ts'
import { filmStateAt, tabOf } from '#site/shared/films/film-state.ts'
import { filmTabsAt } from '#site/shared/films/film-tabs.ts'
import { type LiveQuestion, liveQuestion } from './live-question.ts'

/** A way to see a film → its name: `2d`, or an experience's key, as showtimes spell it. Of those that are sold. */
export type FormatNames = Readonly<Record<string, string>>

export interface CinemaWithFilm {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly town: string
  /** Its own showtimes at the ticketing service: `onDay`. */
  readonly tickets?: string
}

/** The cinemas where a film is sold. */
export interface FilmAvailability {
  /** Cinemas in the order of their names. */
  readonly cinemas: readonly CinemaWithFilm[]
  readonly formatNames: FormatNames
  readonly live?: LiveQuestion
}

/** The films that a cinema sells. */
export interface CinemaAvailability {
  /** Its showtimes at the ticketing service: `onDay`. */
  readonly tickets?: string
  readonly films: readonly {
    /** Ids of all its versions. */
    readonly ids: readonly string[]
    readonly card: Card
  }[]
  readonly formatNames: FormatNames
  readonly live?: LiveQuestion
}

/** Where a film is sold; undefined for one that is not, and where nobody knows. */
export function filmAvailability(source: Source, film: Film): FilmAvailability | undefined {
  const sales = source.sales(entryKey(film))
  const times = filmTimes(source, film)
  if (!sales || (times && filmStateAt(times, Date.parse(source.asOf)).phase === 'over')) return undefined
  const cinemas = Object.keys(sales.cinemas).flatMap((key) => {
    const known = source.cinemaSales(key)
    return known?.sells ? [cinemaWithFilm(source, source.entry('cinema', key), known.id)] : []
  })
  cinemas.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const formats = Object.values(sales.cinemas).flatMap(({ formats }) => formats)
  return {
    cinemas,
    formatNames: formatNames(source, formats),
    ...ifPresent('live', liveQuestion(source, 'film', sales.ids)),
  }
}

function cinemaWithFilm(source: Source, cinema: Entry<'cinema'>, id: string): CinemaWithFilm {
  return {
    id,
    name: cinema.title,
    href: source.pathOf(`cinema/${cinema.id}`) ?? href('cinemaIndex'),
    town: cinema.town,
    ...ifPresent('tickets', serviceUrlOnDay(source.config, 'showtimes', id)),
  }
}

/** What a cinema sells; undefined for one that does not sell, and where nobody knows. */
export function cinemaAvailability(source: Source, cinema: Entry<'cinema'>): CinemaAvailability | undefined {
  const key = `cinema/${cinema.id}`
  const known = source.cinemaSales(key)
  if (!known?.sells) return undefined
  const sold = source.soldAt(key)
  return {
    ...ifPresent('tickets', serviceUrlOnDay(source.config, 'showtimes', known.id)),
    films: inOrderOfState(
      sold.map(({ film, ids }) => ({ ids, card: filmCard(source, filmAt(source, film)) })),
      Date.parse(source.asOf),
    ),
    formatNames: formatNames(
      source,
      sold.flatMap(({ formats }) => formats),
    ),
    ...ifPresent('live', liveQuestion(source, 'cinema', [known.id])),
  }
}

/** What is shown now first, then what is sold in advance, then what is coming: each as in its tab. */
function inOrderOfState<Sold extends { readonly card: Card }>(films: readonly Sold[], now: number): Sold[] {
  const soldAs = new Map(films.map((film) => [film.card, film]))
  const cards = [...soldAs.keys()]
  const tabs = [tabOf.now, tabOf.advance, tabOf.coming].map((tab) => ({ tab, cards, first: [] }))
  const inTabs = filmTabsAt(tabs, now).flatMap(({ cards }) => cards)
  return [...new Set([...inTabs, ...cards])].flatMap((card) => soldAs.get(card) ?? [])
}

const formatNames = (source: Source, formats: readonly string[]): FormatNames =>
  Object.fromEntries(
    [...new Set(formats)]
      .sort()
      .map((format) => [
        format,
        pictureFormats.some((known) => known === format)
          ? format.toUpperCase()
          : source.entry('experience', format).title,
      ]),
  )
