/** Reads Vista's first generation, Connect V1 (WSVistaWebClient). Four requests: it knows no pages. */
import type { HttpClient } from '../../http-client/client.ts'
import { type Sale, type Screening, type SoldFilm, soonest, type TicketingService } from '../service.ts'
import { cinemas, type ScheduledFilm, type Session, scheduledFilms, sessionFields, sessions } from './responses.ts'

/** The web among a session's sales channels, which are between semicolons. */
const web = ';WWW;'

/** The status of a session that is open for sale. */
const open = 0

/** @param base the path under which the API stands, such as `/WSVistaWebClient`. */
export function vistaConnect(http: HttpClient, base: string): TicketingService {
  const odata = `${base}/OData.svc`
  return {
    name: 'vista-connect',

    /** A cinema is listed for those who sell by our key: so each of them sells. */
    async listSites() {
      const { value } = await http.getJson(`${odata}/Cinemas`, cinemas)
      return value.map(({ ID: id, Name: name, TimeZoneId: zone }) => ({ id, name, zone, sells: true }))
    },

    async listFilms() {
      const now = await http.getJson(`${odata}/GetNowShowingScheduledFilms`, scheduledFilms, {
        includeAdvanceSales: false,
      })
      const soon = await http.getJson(`${odata}/GetComingSoonScheduledFilms`, scheduledFilms, {
        includeSessions: false,
      })
      const all = [
        ...now.value.map((film) => soldFilm(film, nowSale)),
        ...soon.value.map((film) => soldFilm(film, advanceSale)),
      ]
      // A film has a row for each cinema.
      const byId = Map.groupBy(all, ({ id }) => id)
      return [...byId.values()].flatMap(([first, ...others]) =>
        first ? [{ ...first, sale: others.reduce((sale, other) => soonest(sale, other.sale), first.sale) }] : [],
      )
    },

    async screeningDates() {
      const { value } = await http.getJson(`${odata}/Sessions`, sessions, { $select: sessionFields })
      return value.filter(isSold).map(toScreening)
    },
  }
}

function soldFilm(film: ScheduledFilm, saleOf: (film: ScheduledFilm) => Sale): SoldFilm {
  return { id: film.ScheduledFilmId, title: film.Title, parent: film.CorporateFilmId, sale: saleOf(film) }
}

const isBuyable = ({ AllowTicketSales, HasSessionsAvailable }: ScheduledFilm): boolean =>
  AllowTicketSales !== false && HasSessionsAvailable !== false

const nowSale = (film: ScheduledFilm): Sale => ({ state: isBuyable(film) ? 'now' : 'none' })

/** A film with a date for its advance sale is listed before that sale opens, without sessions that can be bought. */
function advanceSale(film: ScheduledFilm): Sale {
  const opensAt = film.AdvanceBookingDateOffset ?? film.AdvanceBookingDate
  if (opensAt !== undefined) return { state: 'advance', opensAt }
  return isBuyable(film) ? { state: 'advance' } : { state: 'none' }
}

const isSold = ({ AllowTicketSales, Status, SalesChannels }: Session): boolean =>
  AllowTicketSales !== false && (Status ?? open) === open && (SalesChannels ?? web).includes(web)

function toScreening({ ScheduledFilmId, CinemaId, SessionBusinessDate, SessionAttributesNames }: Session): Screening {
  return {
    filmId: ScheduledFilmId,
    siteId: CinemaId,
    businessDate: SessionBusinessDate,
    attributes: SessionAttributesNames ?? [],
  }
}
