/** Listing pages: the cards of each. */

import { ProblemError } from '#content/format/problem.ts'
import { href } from '#site/href.ts'
import { outletCard, restaurantCard } from '#site/loaders/cards/dining.ts'
import { encounterCard } from '#site/loaders/cards/encounter.ts'
import { comingEventCard, pastEventCard } from '#site/loaders/cards/event.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { taggedFilmCard } from '#site/loaders/cards/film.ts'
import { type CardGroup, firstCards, groupOf, type MoreCards } from '#site/loaders/cards/first-cards.ts'
import { galleryCard } from '#site/loaders/cards/gallery.ts'
import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { groupsByYear, newsCard } from '#site/loaders/cards/news.ts'
import { currentPromotions } from '#site/loaders/cards/offers/promotions.ts'
import { programmeCard } from '#site/loaders/cards/programme.ts'
import { screeningCard } from '#site/loaders/cards/screening.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { comingEvents, pastEvents } from '#site/loaders/content-pages/events.ts'
import { questionCategories } from '#site/loaders/content-pages/faqs.ts'
import { eventFilters, filmFilters, newsFilters, promotionFilters } from '#site/loaders/content-pages/filters.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { filmIndex, type Initial, type LetterOfFilms, namesAtOnce } from '#site/loaders/films/film-index.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import { placed } from '#site/loaders/source/placed.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { RouteId, RouteOf } from '#site/routes.ts'
import type { Card } from '#site/shared/card.ts'
import type { Filter } from '#site/shared/filters.ts'

type Listing = {
  readonly cards: readonly Card[]
  /** Parts of the list, by the ids of their cards. */
  readonly groups?: readonly CardGroup[]
  /** Filters over the cards' tags. */
  readonly filters?: readonly Filter[]
  /** All films by first letter, also those without a card here. */
  readonly letters?: readonly LetterOfFilms[]
  /** How many films there are of each letter, where their names are fetched. */
  readonly initials?: readonly Initial[]
  /** How many of these names are shown at once. */
  readonly namesAtOnce?: number
  readonly rest?: object
}

const listings = {
  movieIndex: (source) => {
    const { cards, initials, ...others } = filmIndex(source)
    return { cards, filters: filmFilters(source, cards), ...(initials ? { initials, namesAtOnce } : {}), ...others }
  },
  promotionIndex: (source) => {
    const cards = currentPromotions(source, source.all('promotion'))
    return { cards, filters: promotionFilters(cards) }
  },
  eventIndex: (source) => {
    const coming = comingEvents(source).map((event) => comingEventCard(source, event))
    const past = pastEvents(source).map((event) => pastEventCard(source, event))
    const cards = [...coming, ...past]
    const groups = [groupOf('coming', 'Coming events', coming), groupOf('past', 'Past events', past)]
    return { cards, groups, filters: eventFilters(source, cards) }
  },
  newsIndex: (source) => {
    const cards = latestNews(source).map((news) => newsCard(source, news))
    return { cards, groups: groupsByYear(cards), filters: newsFilters(source, cards) }
  },
  faqIndex: (source) => {
    const groups = questionCategories(source).map(({ key, title, entries }) => ({
      id: key,
      heading: title,
      cards: entries.map(({ slug, title }): Card => ({ id: slug, title, href: href('faq', { slug }), shape: 'wide' })),
    }))
    return {
      cards: groups.flatMap(({ cards }) => cards),
      groups: groups.map(({ id, heading, cards }) => groupOf(id, heading, cards)),
    }
  },
  festivalIndex: (source) => ({
    cards: source.all('filmFestival').map((festival) => festivalCard(source, festival)),
  }),
  programmeIndex: (source) => ({
    cards: byOrder(source.all('internationalScreen')).map((entry) => programmeCard(source, entry)),
  }),
  internationalScreeningIndex: (source) => screenings(source, 'international'),
  appreciationScreeningIndex: (source) => screenings(source, 'appreciation'),
  commemorativeScreeningIndex: (source) => screenings(source, 'commemorative'),
  outletIndex: (source) => ({
    cards: byOrder(source.all('foodAndBeverage')).map((outlet) => outletCard(source, outlet)),
  }),
  restaurantIndex: (source) => ({
    cards: source.all('restaurant').map((restaurant) => restaurantCard(source, restaurant)),
  }),
  keepsakeIndex: (source) => ({
    cards: byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake)),
  }),
  screenGalleries: (source) => ({
    cards: source.all('internationalScreenEventGallery').map((gallery) => galleryCard(source, gallery)),
  }),
  onScreen: (source) => {
    const cards = source.all('internationalScreenMovie').map((movie) => taggedFilmCard(source, movie))
    return { cards, filters: filmFilters(source, cards) }
  },
  screenEncounters: (source) => ({
    cards: placed(source, source.all('internationalScreenScreenEncounter')).map(({ entry, id }) => ({
      ...encounterCard(source, entry),
      id,
      body: source.prose(entry.body),
    })),
  }),
} satisfies Record<RouteOf<'listing'>, (source: Source) => Listing>

/** Names of the entries, for an empty list and for counts. */
const plurals = {
  movieIndex: 'films',
  promotionIndex: 'promotions',
  eventIndex: 'events',
  newsIndex: 'news',
  faqIndex: 'questions',
  festivalIndex: 'film festivals',
  programmeIndex: 'programmes',
  internationalScreeningIndex: 'international screenings',
  appreciationScreeningIndex: 'appreciation screenings',
  commemorativeScreeningIndex: 'commemorative screenings',
  outletIndex: 'counters',
  restaurantIndex: 'restaurants',
  keepsakeIndex: 'keepsakes',
  screenGalleries: 'galleries',
  onScreen: 'films',
  screenEncounters: 'encounters',
} satisfies Record<keyof typeof listings, string>

const screenings = (source: Source, kind: string): Listing => ({
  cards: source
    .all('specialScreening')
    .filter((screening) => screening.kind === kind)
    .map((screening) => screeningCard(source, screening)),
})

const isListing = (route: RouteId): route is keyof typeof listings => Object.hasOwn(listings, route)

interface Shown extends Listing {
  readonly noun: string
  readonly more?: MoreCards
}

function listingOf(source: Source, route: RouteId): Shown {
  if (isListing(route)) {
    const listing: Listing = listings[route](source)
    if (!isInParts(listing)) return { noun: plurals[route], ...listing }
    const { first, rest } = firstCards(listing)
    return { noun: plurals[route], ...first, ...ifPresent('rest', rest) }
  }
  const message = 'has the template "listing", but no row of site/routes.ts says what it lists'
  throw new ProblemError({ message, hint: "Choose another template; a new list needs a row with page: 'listing'." })
}

/** Films have an index of their own; a card with its whole text is what the page is about. */
const isInParts = ({ cards }: Listing): boolean => !cards.some(({ shape, body }) => shape === 'poster' || body)

export const load = basicPageLoader(
  (source, _page, { route }) => listingOf(source, route),
  (source, _page, { cards }) => itemList(source, cards),
)
