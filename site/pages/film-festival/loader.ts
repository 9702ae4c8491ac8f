import type { DetailLoader } from '#site/loaders/content-pages/detail-page.ts'
import { festivalPage } from '#site/loaders/content-pages/festival-page.ts'

export const load: DetailLoader = (source, target) => {
  const festival = source.entry('filmFestival', target.entry)
  return festivalPage(source, target, festival, { gallery: festival.gallery.map((key) => source.picture(key)) })
}
