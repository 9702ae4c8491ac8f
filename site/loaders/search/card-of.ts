/** The card of any entry that has a page of its own, where its type has cards. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Card } from '#site/loaders/cards/card.ts'
import { cinemaCard } from '#site/loaders/cards/cinema.ts'
import { outletCard, restaurantCard } from '#site/loaders/cards/dining.ts'
import { eventCard } from '#site/loaders/cards/event.ts'
import { experienceCard } from '#site/loaders/cards/experience.ts'
import { festivalCard } from '#site/loaders/cards/festival.ts'
import { filmCard } from '#site/loaders/cards/film.ts'
import { galleryCard } from '#site/loaders/cards/gallery.ts'
import { keepsakeCard } from '#site/loaders/cards/keepsake.ts'
import { newsCard } from '#site/loaders/cards/news.ts'
import { packageCard } from '#site/loaders/cards/package.ts'
import { programmeCard } from '#site/loaders/cards/programme.ts'
import { promotionCard } from '#site/loaders/cards/promotion.ts'
import { screeningCard } from '#site/loaders/cards/screening.ts'
import type { Source } from '#site/loaders/source/source.ts'

export function cardOf(source: Source, entry: Entry): Card | undefined {
  switch (entry.type) {
    case 'movie':
    case 'internationalScreenMovie':
      return filmCard(source, entry)
    case 'cinema':
      return cinemaCard(source, entry)
    case 'promotion':
      return promotionCard(source, entry)
    case 'experience':
      return experienceCard(source, entry)
    case 'event':
      return eventCard(source, entry)
    case 'filmFestival':
    case 'internationalScreenFilmFestival':
      return festivalCard(source, entry)
    case 'internationalScreen':
      return programmeCard(source, entry)
    case 'internationalScreenEventGallery':
      return galleryCard(source, entry)
    case 'specialScreening':
      return screeningCard(source, entry)
    case 'foodAndBeverage':
      return outletCard(source, entry)
    case 'restaurant':
      return restaurantCard(source, entry)
    case 'package':
      return packageCard(source, entry)
    case 'keepsake':
      return keepsakeCard(source, entry)
    case 'news':
      return newsCard(source, entry)
    default:
      return undefined
  }
}
