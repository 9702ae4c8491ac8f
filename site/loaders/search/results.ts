/** How the search shows the entries of each type that has pages: the group of its results, and the card it takes them from. */
import type { Entry } from '#content/schema/entry-types.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { outletCard, restaurantCard } from '#site/loaders/cards/dining.ts'
import { eventCard } from '#site/loaders/cards/event.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { galleryCard } from '#site/loaders/cards/gallery.ts'
import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { newsCard } from '#site/loaders/cards/news.ts'
import { packageCard } from '#site/loaders/cards/offers/package.ts'
import { promotionCard } from '#site/loaders/cards/offers/promotion.ts'
import { programmeCard } from '#site/loaders/cards/programme.ts'
import { screeningCard } from '#site/loaders/cards/screening.ts'
import type { Source } from '#site/loaders/source/source.ts'
import type { TypeWithPage } from '#site/routes.ts'
import type { Card } from '#site/shared/card.ts'
import type { SearchKind } from '#site/shared/search.ts'

type TypeInSearch = TypeWithPage | 'taxonomy'

interface Result<T extends TypeInSearch> {
  readonly kind: SearchKind
  /** Left out for types that no list of the site shows as cards. */
  readonly card?: (source: Source, entry: Entry<T>) => Card
}

const results: { readonly [T in TypeInSearch]: Result<T> } = {
  movie: { kind: 'Movies', card: filmCard },
  internationalScreenMovie: { kind: 'International Screens', card: filmCard },
  cinema: { kind: 'Cinemas', card: cinemaCard },
  promotion: { kind: 'Promotions', card: promotionCard },
  experience: { kind: 'Experiences', card: experienceCard },
  event: { kind: 'Events', card: eventCard },
  filmFestival: { kind: 'Events', card: festivalCard },
  internationalScreen: { kind: 'International Screens', card: programmeCard },
  internationalScreenEventGallery: { kind: 'International Screens', card: galleryCard },
  internationalScreenFilmFestival: { kind: 'International Screens', card: festivalCard },
  specialScreening: { kind: 'Events', card: screeningCard },
  foodAndBeverage: { kind: 'Food and drinks', card: outletCard },
  restaurant: { kind: 'Food and drinks', card: restaurantCard },
  package: { kind: 'Shop and packages', card: packageCard },
  keepsake: { kind: 'Shop and packages', card: keepsakeCard },
  news: { kind: 'News', card: newsCard },
  faq: { kind: 'Questions' },
  basicPage: { kind: 'Pages' },
  taxonomy: { kind: 'Pages' },
}

/** @param entry one with a page. */
export function resultOf(
  source: Source,
  entry: Entry,
): { readonly kind: SearchKind; readonly card?: Card | undefined } {
  const { kind, card } = results[entry.type as TypeInSearch] as Result<never>
  return { kind, card: card?.(source, entry as never) }
}
