import type { DetailLoader } from '../../data/detail-page.ts'
import { festivalPage } from '../../data/festival-page.ts'

export const load: DetailLoader = (source, target) =>
  festivalPage(source, target, source.entry('internationalScreenFilmFestival', target.entry), {
    kicker: 'International Screens',
  })
