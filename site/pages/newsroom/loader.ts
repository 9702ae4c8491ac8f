import { newsCard } from '#site/loaders/cards/news.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { newsFilters } from '#site/loaders/content-pages/filters.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'

export const load = basicPageLoader(
  (source) => {
    const years = Object.entries(Object.groupBy(latestNews(source), ({ date }) => date.slice(0, 4)))
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([year, news = []]) => ({ year, cards: news.map((entry) => newsCard(source, entry)) }))
    return {
      years,
      filters: newsFilters(
        source,
        years.flatMap(({ cards }) => cards),
      ),
    }
  },
  (source, _page, { years }) =>
    itemList(
      source,
      years.flatMap(({ cards }) => cards),
    ),
)
