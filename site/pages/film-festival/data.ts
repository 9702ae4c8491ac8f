import type { DetailLoader } from '#site/data/detail-page.ts'
import { festivalPage } from '#site/data/festival-page.ts'

export const load: DetailLoader = (source, target) => {
  const festival = source.entry('filmFestival', target.entry)
  return festivalPage(source, target, festival, { gallery: festival.gallery.map((key) => source.picture(key)) })
}
