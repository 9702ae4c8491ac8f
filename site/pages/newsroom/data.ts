import { basicWith } from '../../data/basic-page.ts'
import { newsCard } from '../../data/cards/news.ts'
import { latestNews } from '../../data/news.ts'

export const load = basicWith((source) => ({
  years: Object.entries(Object.groupBy(latestNews(source), ({ date }) => date.slice(0, 4)))
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([year, news = []]) => ({ year, cards: news.map((entry) => newsCard(source, entry)) })),
}))
