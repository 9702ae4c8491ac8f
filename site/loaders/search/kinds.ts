/** What the results of a search are grouped by. */
import type { EntryType } from '#content/schema/entry-types.ts'
import type { SearchKind } from '#site/shared/search.ts'

const kinds = {
  movie: 'Movies',
  internationalScreenMovie: 'International Screens',
  cinema: 'Cinemas',
  promotion: 'Promotions',
  experience: 'Experiences',
  event: 'Events',
  filmFestival: 'Events',
  internationalScreen: 'International Screens',
  internationalScreenEventGallery: 'International Screens',
  internationalScreenFilmFestival: 'International Screens',
  specialScreening: 'Events',
  foodAndBeverage: 'Food and drinks',
  restaurant: 'Food and drinks',
  package: 'Shop and packages',
  keepsake: 'Shop and packages',
  news: 'News',
  faq: 'Questions',
} as const satisfies Partial<Record<EntryType, SearchKind>>

/** Everything else that has a page is just that. */
export const kindOf = (type: EntryType): SearchKind => (type in kinds ? kinds[type as keyof typeof kinds] : 'Pages')
