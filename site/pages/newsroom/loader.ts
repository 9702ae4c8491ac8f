import { firstCards } from '#site/loaders/cards/first-cards.ts'
import { newsCard } from '#site/loaders/cards/news.ts'
import { basicPageLoader } from '#site/loaders/content-pages/basic-page.ts'
import { newsFilters } from '#site/loaders/content-pages/filters.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { itemList } from '#site/loaders/json-ld/item-list.ts'
import { ifPresent } from '#site/loaders/source/links.ts'

export const load = basicPageLoader(
  (source) => {
    const years = Object.entries(Object.groupBy(latestNews(source), ({ date }) => date.slice(0, 4)))
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([year, news = []]) => ({ year, cards: news.map((entry) => newsCard(source, entry)) }))
    const cards = years.flatMap(({ cards }) => cards)
    const groups = years.map(({ year, cards }) => ({ id: year, heading: year, cardIds: cards.map(({ id }) => id) }))
    const { first, rest } = firstCards({ cards, groups })
    const isFirst = new Set(first.cards)
    return {
      years: years
        .map(({ year, cards }) => ({ year, cards: cards.filter((card) => isFirst.has(card)) }))
        .filter(({ cards }) => cards.length > 0),
      ...ifPresent('more', first.more),
      filters: newsFilters(source, cards),
      ...ifPresent('rest', rest),
    }
  },
  (source, _page, { years }) =>
    itemList(
      source,
      years.flatMap(({ cards }) => cards),
    ),
)
