import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { cinemaFinder } from '#site/loaders/content-pages/cinemas/cinema-finder.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'

export const load = basicPageLoader(
  (source) => cinemaFinder(source, source.all('cinema')),
  (source, _page, { cinemas }) => itemList(source, cinemas),
)
