import type { DetailLoader } from '#site/data/detail-page.ts'
import { festivalPage } from '#site/data/festival-page.ts'

export const load: DetailLoader = (source, target) =>
  festivalPage(source, target, source.entry('internationalScreenFilmFestival', target.entry), {
    kicker: 'International Screens',
  })
