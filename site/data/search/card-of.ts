/** The card of any entry that has a page of its own, where its type has cards. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Card } from '#site/data/cards/card.ts'
import { cinemaCard } from '#site/data/cards/cinema.ts'
import { outletCard, restaurantCard } from '#site/data/cards/dining.ts'
import { eventCard } from '#site/data/cards/event.ts'
import { experienceCard } from '#site/data/cards/experience.ts'
import { festivalCard } from '#site/data/cards/festival.ts'
import { filmCard } from '#site/data/cards/film.ts'
import { galleryCard } from '#site/data/cards/gallery.ts'
import { keepsakeCard } from '#site/data/cards/keepsake.ts'
import { newsCard } from '#site/data/cards/news.ts'
import { packageCard } from '#site/data/cards/package.ts'
import { programmeCard } from '#site/data/cards/programme.ts'
import { promotionCard } from '#site/data/cards/promotion.ts'
import { screeningCard } from '#site/data/cards/screening.ts'
import type { Source } from '#site/data/source.ts'

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
