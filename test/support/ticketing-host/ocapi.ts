/** The stand-in's second generation: what OCAPI answers, as captured answers have it. */
import type { Chain, ChainFilm } from '#demo/schedule/chain.ts'
import { opensAt, type Session, seatsLeft, type View } from '#demo/schedule/schedule.ts'
import { localTime } from '#demo/schedule/time.ts'

const text = (value: string) => ({ text: value, translations: [] })

/** @returns nothing where the path is not one of OCAPI's. */
export function ocapiAnswer(chain: Chain, view: View, url: URL, now: number): unknown {
  const path = url.pathname.replace(/^.*\/ocapi\/v1/, '')
  const wanted = (name: string) => new Set(url.searchParams.getAll(name))
  const [siteIds, filmIds] = [wanted('siteIds'), wanted('filmIds')]
  const sessions = view.sessions.filter(({ site, filmId }) => isIn(siteIds, site.id) && isIn(filmIds, filmId))
  if (path === '/sites') return { sites: chain.sites.map(site) }
  if (path === '/films') return { films: listed(chain, view).flatMap(films), relatedData: {} }
  if (path === '/films/availability')
    return {
      filmAvailabilities: listed(chain, view).flatMap((film) => availabilities(film, view)),
      relatedData: { attributes: attributes(view.sessions) },
    }
  if (path === '/film-screening-dates') return { filmScreeningDates: screeningDates(sessions) }
  const [, date] = /^\/showtimes\/by-business-date\/(\d{4}-\d\d-\d\d|first)$/.exec(path) ?? []
  if (date === undefined) return undefined
  const businessDate = date === 'first' ? sessions.map((session) => session.businessDate).sort()[0] : date
  return {
    businessDate,
    showtimes: sessions
      .filter((session) => session.businessDate === businessDate)
      .map((session) => showtime(session, now)),
    relatedData: { attributes: attributes(sessions), sites: chain.sites.map(site), films: chain.films.flatMap(films) },
  }
}

const isIn = (wanted: ReadonlySet<string>, id: string): boolean => wanted.size === 0 || wanted.has(id)

const listed = ({ films }: Chain, { saleOf }: View): ChainFilm[] => films.filter((film) => saleOf(film) !== 'none')

const site = ({ id, name, geo, sells }: Chain['sites'][number]) => ({
  id,
  name,
  location: geo ?? null,
  contactDetails: { phoneNumbers: [], email: null, address: { line1: '', line2: null, city: '' } },
  ianaTimeZoneName: 'Asia/Kuala_Lumpur',
  hasSellableItems: sells,
  allowedItemDeliveryMethods: [],
})

const films = ({ versions, releaseDate, minutes, parent }: ChainFilm) =>
  versions.map(({ id, title }) => ({
    id,
    title,
    synopsis: '',
    releaseDate,
    runtimeInMinutes: minutes,
    censorRatingNote: {},
    trailerUrl: null,
    hoCode: `A${id.slice(-9)}`,
    externalIds: { moviexchangeReleaseId: parent, corporateId: null },
  }))

const categories = {
  none: [],
  soon: ['ComingSoon'],
  advance: ['ComingSoon', 'AdvanceBooking'],
  now: ['NowShowing'],
} as const

/** A version that is shown nowhere is not on sale. */
function availabilities(film: ChainFilm, { saleOf, sessions }: View) {
  const shown = new Set(sessions.map(({ filmId }) => filmId))
  return film.versions.map(({ id }) => {
    const sale = saleOf(film) === 'soon' || shown.has(id) ? saleOf(film) : 'none'
    return {
      filmId: id,
      siteId: null,
      categories: categories[sale],
      showtimeAttributeIds: [],
      advanceBookingPeriods: sale === 'advance' ? [bookingPeriod(film)] : [],
    }
  })
}

const bookingPeriod = (film: ChainFilm) => ({
  startsAt: localTime(opensAt(film)),
  orderBookingModes: ['Paid'],
  restriction: 'None',
  rewardId: null,
})

const attributeId = (name: string): string => `0000${name.toLowerCase().replace(/[^a-z0-9]/g, '')}`

const attributes = (sessions: readonly Session[]) =>
  [...new Set(sessions.flatMap(({ attributes }) => attributes))].map((name) => ({
    id: attributeId(name),
    name: text(name),
    shortName: text(name),
    description: null,
    importantMessage: null,
    displayPriority: 10,
    isPromoted: false,
  }))

function screeningDates(sessions: readonly Session[]) {
  const byDate = [...Map.groupBy(sessions, ({ businessDate }) => businessDate)]
  return byDate.map(([businessDate, ofDate]) => ({
    businessDate,
    filmScreenings: [...Map.groupBy(ofDate, ({ filmId }) => filmId)].map(([filmId, ofFilm]) => ({
      filmId,
      sites: [...Map.groupBy(ofFilm, ({ site }) => site.id)].map(([siteId, atSite]) => ({
        siteId,
        showtimeAttributeIds: [...new Set(atSite.flatMap(({ attributes }) => attributes.map(attributeId)))],
      })),
    })),
  }))
}

const showtime = (session: Session, now: number) => ({
  id: `${session.site.id}-${session.number}`,
  schedule: {
    businessDate: session.businessDate,
    startsAt: localTime(session.startsAt),
    filmStartsAt: localTime(session.startsAt + 15 * 60_000),
    filmEndsAt: localTime(session.endsAt),
    endsAt: localTime(session.endsAt),
    inSeatItemDelivery: null,
  },
  isSoldOut: seatsLeft(session, now) === 0,
  filmId: session.filmId,
  siteId: session.site.id,
  screenId: `${session.site.id}-${session.hall.name}`,
  attributeIds: session.attributes.map(attributeId),
  isAllocatedSeating: true,
  requires3dGlasses: false,
  eventId: null,
  restrictions: [],
  filmAdvanceBookingRuleId: null,
})
