import { basicWith } from '../../data/basic-page.ts'
import { cinemaFinder } from '../../data/cinema-finder.ts'
import { itemList } from '../../data/structured/item-list.ts'

export const load = basicWith(
  (source) => cinemaFinder(source, source.all('cinema')),
  (source, _page, { cinemas }) => itemList(source, cinemas),
)
