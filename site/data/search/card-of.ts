/** The card of any entry that has a page of its own, where its type has cards. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { Card } from '../cards/card.ts'
import { cinemaCard } from '../cards/cinema.ts'
import { outletCard, restaurantCard } from '../cards/dining.ts'
import { eventCard } from '../cards/event.ts'
import { experienceCard } from '../cards/experience.ts'
import { festivalCard } from '../cards/festival.ts'
import { filmCard } from '../cards/film.ts'
import { galleryCard } from '../cards/gallery.ts'
import { keepsakeCard } from '../cards/keepsake.ts'
import { newsCard } from '../cards/news.ts'
import { packageCard } from '../cards/package.ts'
import { programmeCard } from '../cards/programme.ts'
import { promotionCard } from '../cards/promotion.ts'
import { screeningCard } from '../cards/screening.ts'
import type { Source } from '../source.ts'

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
