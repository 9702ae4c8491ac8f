/** The stand-in's first generation: what Connect V1 answers, as captured answers have it. */
import type { Chain, ChainFilm, ChainSite } from '#demo/schedule/chain.ts'
import { opensAt, type Session, seatsLeft, type View } from '#demo/schedule/schedule.ts'
import { localTime, wallTime } from '#demo/schedule/time.ts'
import { applyQuery } from './odata.ts'

/**
 * @returns nothing where the path is not one of Connect's.
 * @throws BadQuery
 */
export function connectAnswer(chain: Chain, view: View, url: URL, now: number): unknown {
  const [, collection = ''] = /\/OData\.svc\/(\w+)$/.exec(url.pathname) ?? []
  const rows = rowsOf(collection, chain, view, now)?.map(expanded(url.searchParams.get('$expand') ?? ''))
  if (!rows) return undefined
  const metadata = `${url.origin}/WSVistaWebClient/OData.svc/$metadata#${collection}`
  return { 'odata.metadata': metadata, value: applyQuery(rows, url.searchParams) }
}

/** Attributes in full, where they are asked for. */
function expanded(expand: string): (row: Row) => Row {
  if (!expand.split(',').includes('Attributes')) return (row) => row
  return (row) => ({ ...row, Attributes: (row.SessionAttributesNames ?? []).map(attribute) })
}

const attribute = (name: string) => ({
  ID: name.toLowerCase().replace(/[^a-z0-9]/g, ''),
  ShortName: name,
  Description: name,
  Message: '',
  IsPromoted: false,
  DisplayPriority: 10,
})

type Row = Readonly<Record<string, unknown>> & { readonly SessionAttributesNames?: readonly string[] }

function rowsOf(collection: string, chain: Chain, view: View, now: number): readonly Row[] | undefined {
  switch (collection) {
    case 'Cinemas':
      return chain.sites.filter(({ sells }) => sells).map(cinema)
    case 'Sessions':
      return view.sessions.map((session) => sessionRow(session, now))
    case 'GetNowShowingScheduledFilms':
      return scheduledFilms(view, 'now')
    case 'GetComingSoonScheduledFilms':
      return scheduledFilms(view, 'advance')
    default:
      return undefined
  }
}

const cinema = ({ id, name, geo }: ChainSite) => ({
  ID: id,
  Name: name,
  NameAlt: '',
  Address1: '',
  City: '',
  Latitude: geo ? String(geo.latitude) : null,
  Longitude: geo?.longitude ?? null,
  TimeZoneId: 'Singapore Standard Time',
  HOPK: id,
  CurrencyCode: 'MYR',
})

/** One row a film and cinema. */
function scheduledFilms({ sessions, saleOf }: View, sale: 'now' | 'advance') {
  const wanted = sessions.filter(({ film }) => saleOf(film) === sale)
  const places = Map.groupBy(wanted, ({ site, filmId }) => `${site.id}-${filmId}`)
  return [...places].flatMap(([id, [first]]) => (first ? [scheduledFilm(id, first, sale)] : []))
}

function scheduledFilm(id: string, { site, film, filmId }: Session, sale: 'now' | 'advance') {
  const title = film.versions.find((version) => version.id === filmId)?.title ?? film.title
  return {
    ID: id,
    ScheduledFilmId: filmId,
    FilmHOPK: filmId,
    CinemaId: site.id,
    Title: title,
    TitleAlt: '',
    Synopsis: '',
    Rating: '',
    RunTime: String(film.minutes),
    OpeningDate: `${film.releaseDate}T00:00:00`,
    FilmHOCode: filmId.slice(-7),
    CorporateFilmId: film.parent,
    HasSessionsAvailable: true,
    AllowTicketSales: true,
    CinemaName: null,
    ...bookingDates(film, sale),
  }
}

const bookingDates = (film: ChainFilm, sale: 'now' | 'advance') =>
  sale === 'now'
    ? { AdvertiseAdvanceBookingDate: false, AdvanceBookingDate: null, AdvanceBookingDateOffset: null }
    : {
        AdvertiseAdvanceBookingDate: true,
        AdvanceBookingDate: wallTime(opensAt(film)),
        AdvanceBookingDateOffset: localTime(opensAt(film)),
      }

function sessionRow(session: Session, now: number) {
  const left = seatsLeft(session, now)
  return {
    ID: `${session.site.id}-${session.number}`,
    CinemaId: session.site.id,
    SessionId: session.number,
    ScheduledFilmId: session.filmId,
    ScreenName: session.hall.name,
    Showtime: wallTime(session.startsAt),
    SessionBusinessDate: `${session.businessDate}T00:00:00`,
    IsAllocatedSeating: true,
    AllowTicketSales: true,
    SeatsAvailable: left,
    SoldoutStatus: left === 0 ? 2 : left < session.hall.seats / 10 ? 1 : 0,
    SalesChannels: ';CALL;KIOSK;POS;WWW;',
    SessionAttributesNames: session.attributes,
    FormatCode: '0000000001',
    Status: 0,
    IsPublicScreening: true,
  }
}
