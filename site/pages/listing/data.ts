/** The listing pages: which entries stand on which. */
import { basicWith } from '../../data/basic-page.ts'
import type { Card } from '../../data/cards/card.ts'
import { cinemaCard } from '../../data/cards/cinema.ts'
import { outletCard, restaurantCard } from '../../data/cards/dining.ts'
import { encounterCard } from '../../data/cards/encounter.ts'
import { eventCard } from '../../data/cards/event.ts'
import { experienceCard } from '../../data/cards/experience.ts'
import { festivalCard } from '../../data/cards/festival.ts'
import { filmCard } from '../../data/cards/film.ts'
import { galleryCard } from '../../data/cards/gallery.ts'
import { keepsakeCard } from '../../data/cards/keepsake.ts'
import { newsCard } from '../../data/cards/news.ts'
import { packageCard } from '../../data/cards/package.ts'
import { programmeCard } from '../../data/cards/programme.ts'
import { promotionCard } from '../../data/cards/promotion.ts'
import { screeningCard } from '../../data/cards/screening.ts'
import { comingEvents, pastEvents } from '../../data/events.ts'
import { latestNews } from '../../data/news.ts'
import { byOrder } from '../../data/order.ts'
import { phaseOf } from '../../data/period.ts'
import type { Source } from '../../data/source.ts'
import type { RouteId } from '../../routes.ts'

const listings = {
  movieIndex: (source) => source.all('movie').map((movie) => filmCard(source, movie)),
  cinemaIndex: (source) => source.all('cinema').map((cinema) => cinemaCard(source, cinema)),
  promotionIndex: (source) =>
    source
      .all('promotion')
      .filter((promotion) => phaseOf(promotion, source.today) !== 'over')
      .map((promotion) => promotionCard(source, promotion)),
  eventIndex: (source) => [...comingEvents(source), ...pastEvents(source)].map((event) => eventCard(source, event)),
  experienceIndex: (source) => byOrder(source.all('experience')).map((entry) => experienceCard(source, entry)),
  newsIndex: (source) => latestNews(source).map((news) => newsCard(source, news)),
  faqIndex: (source) =>
    byOrder(source.all('faq')).map(({ slug, title }) => ({ id: slug, title, href: `/faq/${slug}`, shape: 'wide' })),
  festivalIndex: (source) => source.all('filmFestival').map((festival) => festivalCard(source, festival)),
  programmeIndex: (source) => byOrder(source.all('internationalScreen')).map((entry) => programmeCard(source, entry)),
  internationalScreeningIndex: (source) => screenings(source, 'international'),
  appreciationScreeningIndex: (source) => screenings(source, 'appreciation'),
  commemorativeScreeningIndex: (source) => screenings(source, 'commemorative'),
  outletIndex: (source) => byOrder(source.all('foodAndBeverage')).map((outlet) => outletCard(source, outlet)),
  restaurantIndex: (source) => source.all('restaurant').map((restaurant) => restaurantCard(source, restaurant)),
  packageIndex: (source) => byOrder(source.all('package')).map((offer) => packageCard(source, offer)),
  keepsakeIndex: (source) => byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake)),
  screenGalleries: (source) =>
    source.all('internationalScreenEventGallery').map((gallery) => galleryCard(source, gallery)),
  onScreen: (source) => source.all('internationalScreenMovie').map((movie) => filmCard(source, movie)),
  screenEncounters: (source) =>
    source.all('internationalScreenScreenEncounter').map((encounter) => ({
      ...encounterCard(source, encounter),
      body: source.prose(encounter.body),
    })),
} satisfies Partial<Record<RouteId, (source: Source) => readonly Card[]>>

const screenings = (source: Source, kind: string): Card[] =>
  source
    .all('specialScreening')
    .filter((screening) => screening.kind === kind)
    .map((screening) => screeningCard(source, screening))

const isListing = (route: RouteId): route is keyof typeof listings => Object.hasOwn(listings, route)

export const load = basicWith((source, _page, { route }) => ({
  cards: isListing(route) ? listings[route](source) : [],
}))
