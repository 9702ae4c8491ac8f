/** Reads Vista's second generation, the Digital Platform (OCAPI). Four requests, whatever the size of the chain. */
import type { HttpClient } from '../../http-client/client.ts'
import type { Sale, TicketingService } from '../service.ts'
import { type Availabilities, availabilities, type BookingPeriod, films, screeningDates, sites } from './responses.ts'

/** @param base the path under which the API stands, such as `/ocapi/v1`. */
export function vistaOcapi(http: HttpClient, base: string): TicketingService {
  let asked: Promise<Availabilities> | undefined
  /** Asked once: both the sales of films and the names of attributes stand there. */
  const availability = (): Promise<Availabilities> => {
    asked ??= http.getJson(`${base}/films/availability`, availabilities)
    return asked
  }

  return {
    name: 'vista-ocapi',

    async listSites() {
      const answer = await http.getJson(`${base}/sites`, sites)
      return answer.sites.map(({ id, name, ianaTimeZoneName: zone, hasSellableItems }) => ({
        id,
        name,
        zone,
        sells: hasSellableItems ?? true,
      }))
    },

    async listFilms() {
      const listed = await http.getJson(`${base}/films`, films)
      const saleOf = salesByFilm(await availability())
      // Of a film without an availability nothing is said.
      return listed.films.flatMap(({ id, title, externalIds }) => {
        const sale = saleOf.get(id)
        return sale ? [{ id, title, parent: externalIds?.moviexchangeReleaseId ?? externalIds?.corporateId, sale }] : []
      })
    },

    async screeningDates() {
      const { filmScreeningDates } = await http.getJson(`${base}/film-screening-dates`, screeningDates)
      const names = attributeNames(await availability())
      return filmScreeningDates.flatMap(({ businessDate, filmScreenings }) =>
        filmScreenings.flatMap(({ filmId, sites }) =>
          sites.map(({ siteId, showtimeAttributeIds }) => ({
            filmId,
            siteId,
            businessDate,
            attributes: (showtimeAttributeIds ?? []).flatMap((id) => names.get(id) ?? []),
          })),
        ),
      )
    },
  }
}

function salesByFilm({ filmAvailabilities }: Availabilities): Map<string, Sale> {
  return new Map(
    filmAvailabilities.map(({ filmId, categories, advanceBookingPeriods }) => [
      filmId,
      saleOf(new Set(categories), advanceBookingPeriods ?? []),
    ]),
  )
}

/** Coming soon alone is no sale, and so is an advance sale whose opening the service hides. Other categories mean nothing. */
function saleOf(categories: ReadonlySet<string>, periods: readonly BookingPeriod[]): Sale {
  if (categories.has('NowShowing')) return { state: 'now' }
  const [opensAt] = periods
    .filter(isForAll)
    .map(({ startsAt }) => startsAt)
    .sort()
  return categories.has('AdvanceBooking') && opensAt !== undefined ? { state: 'advance', opensAt } : { state: 'none' }
}

const isForAll = ({ orderBookingModes, restriction }: BookingPeriod): boolean =>
  (orderBookingModes ?? ['Paid']).includes('Paid') && (restriction ?? 'None') === 'None'

function attributeNames({ relatedData }: Availabilities): Map<string, string> {
  return new Map(
    (relatedData?.attributes ?? []).flatMap(({ id, name, shortName }) => {
      const text = name?.text || shortName?.text
      return text ? [[id, text]] : []
    }),
  )
}
