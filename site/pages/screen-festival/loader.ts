import type { DetailLoader } from '#site/loaders/content-pages/detail-page.ts'
import { festivalPage } from '#site/loaders/content-pages/festival-page.ts'

export const load: DetailLoader = (source, target) =>
  festivalPage(source, target, source.entry('internationalScreenFilmFestival', target.entry), {
    kicker: 'International Screens',
  })
