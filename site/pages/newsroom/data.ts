import { basicWith } from '#site/data/basic-page.ts'
import { newsCard } from '#site/data/cards/news.ts'
import { newsFilters } from '#site/data/filters.ts'
import { latestNews } from '#site/data/news.ts'
import { itemList } from '#site/data/structured/item-list.ts'

export const load = basicWith(
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
