/** The listing pages: which entries stand on which. */
import { basicWith } from '#site/data/basic-page.ts'
import type { Card } from '#site/data/cards/card.ts'
import { outletCard, restaurantCard } from '#site/data/cards/dining.ts'
import { encounterCard } from '#site/data/cards/encounter.ts'
import { eventCard } from '#site/data/cards/event.ts'
import { festivalCard } from '#site/data/cards/festival.ts'
import { filmCard } from '#site/data/cards/film.ts'
import { galleryCard } from '#site/data/cards/gallery.ts'
import { keepsakeCard } from '#site/data/cards/keepsake.ts'
import { newsCard } from '#site/data/cards/news.ts'
import { packageCard } from '#site/data/cards/package.ts'
import { programmeCard } from '#site/data/cards/programme.ts'
import { promotionCard } from '#site/data/cards/promotion.ts'
import { screeningCard } from '#site/data/cards/screening.ts'
import { comingEvents, pastEvents } from '#site/data/events.ts'
import { questionGroups } from '#site/data/faqs.ts'
import { filmIndex, type LetterOfFilms } from '#site/data/film-index.ts'
import { eventFilters, type Filter, filmFilters, newsFilters, promotionFilters } from '#site/data/filters.ts'
import { latestNews } from '#site/data/news.ts'
import { byOrder } from '#site/data/order.ts'
import { phaseOf } from '#site/data/period.ts'
import type { Source } from '#site/data/source.ts'
import { itemList } from '#site/data/structured/item-list.ts'
import type { RouteId } from '#site/routes.ts'

type Listing = {
  readonly cards: readonly Card[]
  /** Names the cards of each part, where the list has parts. */
  readonly groups?: readonly { readonly id: string; readonly heading: string; readonly cardIds: readonly string[] }[]
  /** What the cards' tags can be chosen by. */
  readonly filters?: readonly Filter[]
  /** Every film by its first letter: there may be more than the cards show. */
  readonly letters?: readonly LetterOfFilms[]
}

const listings = {
  movieIndex: (source) => {
    const { cards, letters } = filmIndex(source)
    return { cards, filters: filmFilters(source, cards), letters }
  },
  promotionIndex: (source) => {
    const cards = source
      .all('promotion')
      .filter((promotion) => phaseOf(promotion, source.today) !== 'over')
      .map((promotion) => promotionCard(source, promotion))
    return { cards, filters: promotionFilters(cards) }
  },
  eventIndex: (source) => {
    const coming = comingEvents(source).map((event) => eventCard(source, event))
    const past = pastEvents(source).map((event) => eventCard(source, event))
    const cards = [...coming, ...past]
    const groups = [groupOf('coming', 'Coming events', coming), groupOf('past', 'Past events', past)]
    return { cards, groups, filters: eventFilters(source, cards) }
  },
  newsIndex: (source) => {
    const cards = latestNews(source).map((news) => newsCard(source, news))
    const years = Map.groupBy(cards, ({ tags: [year = ''] = [] }) => year)
    return {
      cards,
      groups: [...years].map(([year, inYear]) => groupOf(year, year, inYear)),
      filters: newsFilters(source, cards),
    }
  },
  faqIndex: (source) => {
    const groups = questionGroups(source).map(({ id, title, questions }) => ({
      id,
      heading: title,
      cards: questions.map(
        (question): Card => ({ id: question.id, title: question.title, href: `/faq/${question.id}`, shape: 'wide' }),
      ),
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
  packageIndex: (source) => ({ cards: byOrder(source.all('package')).map((offer) => packageCard(source, offer)) }),
  keepsakeIndex: (source) => ({
    cards: byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake)),
  }),
  screenGalleries: (source) => ({
    cards: source.all('internationalScreenEventGallery').map((gallery) => galleryCard(source, gallery)),
  }),
  onScreen: (source) => {
    const cards = source.all('internationalScreenMovie').map((movie) => filmCard(source, movie))
    return { cards, filters: filmFilters(source, cards) }
  },
  screenEncounters: (source) => ({
    cards: source.all('internationalScreenScreenEncounter').map((encounter) => ({
      ...encounterCard(source, encounter),
      id: source.anchor(encounter.slug),
      body: source.prose(encounter.body),
    })),
  }),
} satisfies Partial<Record<RouteId, (source: Source) => Listing>>

/** What a list is of, for where it is empty or counted. */
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
  packageIndex: 'packages',
  keepsakeIndex: 'keepsakes',
  screenGalleries: 'galleries',
  onScreen: 'films',
  screenEncounters: 'encounters',
} satisfies Record<keyof typeof listings, string>

const groupOf = (id: string, heading: string, cards: readonly Card[]) => ({
  id,
  heading,
  cardIds: cards.map((card) => card.id),
})

const screenings = (source: Source, kind: string): Listing => ({
  cards: source
    .all('specialScreening')
    .filter((screening) => screening.kind === kind)
    .map((screening) => screeningCard(source, screening)),
})

const isListing = (route: RouteId): route is keyof typeof listings => Object.hasOwn(listings, route)

const listingOf = (source: Source, route: RouteId): Listing & { readonly of: string } =>
  isListing(route) ? { of: plurals[route], ...listings[route](source) } : { of: 'entries', cards: [] }

export const load = basicWith(
  (source, _page, { route }) => listingOf(source, route),
  (source, _page, { cards }) => itemList(source, cards),
)
