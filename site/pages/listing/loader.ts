/** Listing pages: the cards of each. */

import { ProblemError } from '#content/format/problem.ts'
import type { Entry } from '#content/schema/entry-types.ts'
import { href } from '#site/href.ts'
import { outletCard, restaurantCard } from '#site/loaders/cards/dining.ts'
import { encounterCard } from '#site/loaders/cards/encounter.ts'
import { comingEventCard, pastEventCard } from '#site/loaders/cards/event.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { type TaggedCard, taggedFilmCard } from '#site/loaders/cards/film.ts'
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
import {
  eventFilters,
  type Filter,
  filmFilters,
  newsFilters,
  promotionFilters,
} from '#site/loaders/content-pages/filters.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { type FilmIndex, filmIndex, type NamesOfFilms } from '#site/loaders/films/film-index.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { withAnchorIds } from '#site/loaders/source/anchor-ids.ts'
import { ifPresent } from '#site/loaders/source/links.ts'
import { byOrder } from '#site/loaders/source/order.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { RouteId, RouteOf } from '#site/routes.ts'
import type { Card } from '#site/shared/card.ts'

/** Films with filters and views; of an index, before them, the names of all. */
export interface FilmListing {
  readonly kind: 'films'
  readonly cards: readonly TaggedCard[]
  readonly filters: readonly Filter[]
  readonly names?: NamesOfFilms
}

/** Entries without pages of their own, each in full. */
interface StoryListing {
  readonly kind: 'stories'
  readonly cards: readonly Card[]
}

/** A card for each entry, beyond many the first. */
export interface CardListing {
  readonly kind: 'cards'
  readonly cards: readonly Card[]
  /** Parts of the list, by the ids of their cards. */
  readonly groups?: readonly CardGroup[]
  readonly filters?: readonly Filter[]
  readonly more?: MoreCards
}

type Listing = (FilmListing | StoryListing | CardListing) & { readonly rest?: object }

interface ListingRow {
  /** What the entries are, in the plural: for an empty list and for counts. */
  readonly noun: string
  readonly list: (source: Source) => Listing
}

const listings: Readonly<Record<RouteOf<'listing'>, ListingRow>> = {
  movieIndex: {
    noun: 'films',
    list: (source) => {
      const { cards, ...names } = filmIndex(source)
      return ofFilms(source, cards, names)
    },
  },
  promotionIndex: {
    noun: 'promotions',
    list: (source) => {
      const cards = currentPromotions(source, source.all('promotion'))
      return ofCards(cards, { filters: promotionFilters(cards) })
    },
  },
  eventIndex: {
    noun: 'events',
    list: (source) => {
      const coming = comingEvents(source).map((event) => comingEventCard(source, event))
      const past = pastEvents(source).map((event) => pastEventCard(source, event))
      const cards = [...coming, ...past]
      const groups = [groupOf('coming', 'Coming events', coming), groupOf('past', 'Past events', past)]
      return ofCards(cards, { groups, filters: eventFilters(source, cards) })
    },
  },
  newsIndex: {
    noun: 'news',
    list: (source) => {
      const cards = latestNews(source).map((news) => newsCard(source, news))
      return ofCards(cards, { groups: groupsByYear(cards), filters: newsFilters(source, cards) })
    },
  },
  faqIndex: {
    noun: 'questions',
    list: (source) => {
      const categories = questionCategories(source).map(({ key, title, entries }) => ({
        id: key,
        heading: title,
        cards: entries.map(
          ({ slug, title }): Card => ({ id: slug, title, href: href('faq', { slug }), shape: 'wide' }),
        ),
      }))
      const groups = categories.map(({ id, heading, cards }) => groupOf(id, heading, cards))
      return ofCards(
        categories.flatMap(({ cards }) => cards),
        { groups },
      )
    },
  },
  festivalIndex: {
    noun: 'film festivals',
    list: (source) => ofCards(source.all('filmFestival').map((festival) => festivalCard(source, festival))),
  },
  programmeIndex: {
    noun: 'programmes',
    list: (source) =>
      ofCards(byOrder(source.all('internationalScreen')).map((programme) => programmeCard(source, programme))),
  },
  internationalScreeningIndex: screenings('international'),
  appreciationScreeningIndex: screenings('appreciation'),
  commemorativeScreeningIndex: screenings('commemorative'),
  outletIndex: {
    noun: 'counters',
    list: (source) => ofCards(byOrder(source.all('foodAndBeverage')).map((outlet) => outletCard(source, outlet))),
  },
  restaurantIndex: {
    noun: 'restaurants',
    list: (source) => ofCards(source.all('restaurant').map((restaurant) => restaurantCard(source, restaurant))),
  },
  keepsakeIndex: {
    noun: 'keepsakes',
    list: (source) => ofCards(byOrder(source.all('keepsake')).map((keepsake) => keepsakeCard(source, keepsake))),
  },
  screenGalleries: {
    noun: 'galleries',
    list: (source) =>
      ofCards(source.all('internationalScreenEventGallery').map((gallery) => galleryCard(source, gallery))),
  },
  onScreen: {
    noun: 'films',
    list: (source) =>
      ofFilms(
        source,
        source.all('internationalScreenMovie').map((film) => taggedFilmCard(source, film)),
      ),
  },
  screenEncounters: {
    noun: 'encounters',
    list: (source) => ({
      kind: 'stories',
      cards: withAnchorIds(source, source.all('internationalScreenScreenEncounter')).map(({ entry, id }) => ({
        ...encounterCard(source, entry),
        id,
        body: source.prose(entry.body),
      })),
    }),
  },
}

function screenings(kind: Entry<'specialScreening'>['kind']): ListingRow {
  return {
    noun: `${kind} screenings`,
    list: (source) =>
      ofCards(
        source
          .all('specialScreening')
          .filter((screening) => screening.kind === kind)
          .map((screening) => screeningCard(source, screening)),
      ),
  }
}

function ofCards(cards: readonly Card[], parts: Pick<CardListing, 'groups' | 'filters'> = {}): Listing {
  const { first, rest } = firstCards({ cards, ...parts })
  return { kind: 'cards', ...first, ...ifPresent('rest', rest) }
}

/** Without films, there is nothing to choose from: the list says so, as others do. */
function ofFilms(source: Source, cards: readonly TaggedCard[], names: Omit<FilmIndex, 'cards'> = {}): Listing {
  return cards.length > 0 ? { kind: 'films', cards, filters: filmFilters(source, cards), ...names } : ofCards(cards)
}

function listingOf(source: Source, route: RouteId): Listing & Pick<ListingRow, 'noun'> {
  if (Object.hasOwn(listings, route)) {
    const { noun, list } = listings[route as keyof typeof listings]
    return { noun, ...list(source) }
  }
  const message = 'has the template "listing", but no row of site/routes.ts says what it lists'
  throw new ProblemError({ message, hint: "Choose another template; a new list needs a row with page: 'listing'." })
}

export const load = basicPageLoader(
  (source, _page, { route }) => listingOf(source, route),
  (source, _page, { cards }) => itemList(source, cards),
)
