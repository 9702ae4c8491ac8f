import { firstCards } from '#site/loaders/cards/first-cards.ts'
import { groupsByYear, newsCard } from '#site/loaders/cards/news.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { newsFilters } from '#site/loaders/content-pages/filters.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = basicPageLoader(
  (source) => {
    const all = latestNews(source).map((news) => newsCard(source, news))
    const { first, rest } = firstCards({ cards: all, groups: groupsByYear(all) })
    return { ...first, filters: newsFilters(source, all), ...ifPresent('rest', rest) }
  },
  (source, _page, { cards }) => itemList(source, cards),
)
