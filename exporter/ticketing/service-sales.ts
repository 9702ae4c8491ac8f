/** The sales of our films and cinemas, from a service's answer. Pure. */
import { firstFew } from '#content/format/first-few.ts'
import type { CinemaSales } from '#content/schema/ticketing.ts'
import { timeZone } from '#content/schema/time-zone.ts'
import type { ExportProblem } from '../problem.ts'
import type { Catalogue } from './catalogue.ts'
import type { TicketingData } from './fetch-ticketing.ts'
import { formatsOf } from './formats.ts'
import { joinFilms, joinSites } from './join.ts'
import { serviceNotice } from './notice.ts'
import { type Sale, soonest } from './service.ts'

export interface ServiceSales {
  readonly cinemas: ReadonlyMap<string, CinemaSales>
  /** `<type>/<id>` → sales, of the films that are sold. */
  readonly films: ReadonlyMap<string, SalesOfFilm>
  /** Films that the service explicitly reports as not on sale, as opposed to films that it does not mention. */
  readonly denied: ReadonlySet<string>
  /** Id at the service, as far as it lists it → the films that it is. */
  readonly filmsById: ReadonlyMap<string, readonly string[]>
  readonly problems: readonly ExportProblem[]
}

export interface SalesOfFilm {
  readonly ids: Set<string>
  sale: OnSale
  /** `cinema/<id>` → formats. */
  readonly cinemas: Map<string, Set<string>>
}

type OnSale = Sale & { readonly state: 'now' | 'advance' }

export function salesFromService({ sites, films, screenings }: TicketingData, catalogue: Catalogue): ServiceSales {
  const joinedSites = joinSites(sites, catalogue.cinemas)
  const joinedFilms = joinFilms(films, catalogue.films)
  const cinemas = new Map<string, CinemaSales>()
  for (const { id, sells } of sites) {
    const key = joinedSites.entryById.get(id)
    if (key !== undefined) cinemas.set(key, { id, sells })
  }
  const sold = new Map<string, SalesOfFilm>()
  const listed = new Set<string>()
  for (const { id, sale } of films) {
    for (const key of joinedFilms.entryById.get(id) ?? []) {
      listed.add(key)
      if (isOnSale(sale)) addVersion(sold, key, id, sale)
    }
  }
  const formats = formatsOf(catalogue.experiences)
  for (const { filmId, siteId, attributes } of screenings) {
    const cinema = joinedSites.entryById.get(siteId)
    if (cinema === undefined || !cinemas.get(cinema)?.sells) continue
    for (const key of joinedFilms.entryById.get(filmId) ?? []) {
      const film = sold.get(key)
      if (!film?.ids.has(filmId)) continue
      const at = film.cinemas.getOrInsertComputed(cinema, () => new Set())
      for (const format of attributes.map(formats.of)) if (format !== undefined) at.add(format)
    }
  }
  return {
    cinemas,
    films: sold,
    denied: new Set([...listed].filter((key) => !sold.has(key))),
    filmsById: joinedFilms.entryById,
    problems: [
      ...joinedSites.problems,
      ...joinedFilms.problems,
      ...inconsistencies({ sites, films, screenings }),
      ...otherZones(sites),
      ...unknownAttributes(screenings, formats.isKnown),
    ],
  }
}

const isOnSale = (sale: Sale): sale is OnSale => sale.state !== 'none'

function addVersion(sold: Map<string, SalesOfFilm>, key: string, id: string, sale: OnSale): void {
  const film = sold.getOrInsertComputed(key, () => ({ ids: new Set(), sale, cinemas: new Map() }))
  film.ids.add(id)
  film.sale = soonest(film.sale, sale)
}

function inconsistencies({ sites, films, screenings }: TicketingData): ExportProblem[] {
  const known = new Set([...sites, ...films].map(({ id }) => id))
  const unknown = new Set(screenings.flatMap(({ filmId, siteId }) => [filmId, siteId]).filter((id) => !known.has(id)))
  if (unknown.size === 0) return []
  const ids = firstFew([...unknown].sort())
  return [
    serviceNotice(
      `names in its screening dates what it does not list: ${ids}`,
      'It was left out. Tell whoever runs the service.',
    ),
  ]
}

/** Names of UTC+8 in Malaysia: the cinemas are all there. */
const ourZones: ReadonlySet<string> = new Set([timeZone, 'Asia/Kuching', 'Asia/Singapore', 'Singapore Standard Time'])

function otherZones(sites: TicketingData['sites']): ExportProblem[] {
  const others = sites.filter(({ sells, zone }) => sells && zone !== undefined && !ourZones.has(zone))
  if (others.length === 0) return []
  const named = firstFew(others.map(({ id, zone }) => `${id} in ${zone}`))
  return [
    serviceNotice(
      `says of cinemas that their clocks are not Malaysia's: ${named}`,
      'Their times were read as times of Malaysia.',
    ),
  ]
}

function unknownAttributes(
  screenings: TicketingData['screenings'],
  isKnown: (attribute: string) => boolean,
): ExportProblem[] {
  const unknown = new Set(screenings.flatMap(({ attributes }) => attributes).filter((name) => !isKnown(name)))
  if (unknown.size === 0) return []
  const names = firstFew([...unknown].sort())
  return [
    serviceNotice(
      `has attributes that we do not know: ${names}`,
      'They are not shown. A format is known once an experience bears its name.',
    ),
  ]
}
