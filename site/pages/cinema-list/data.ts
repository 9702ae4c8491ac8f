import { basicWith } from '#site/data/basic-page.ts'
import { cinemaFinder } from '#site/data/cinema-finder.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
  (source) => cinemaFinder(source, source.all('cinema')),
  (source, _page, { cinemas }) => itemList(source, cinemas),
)
