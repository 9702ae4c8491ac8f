import type { Entry } from '#content/schema/entry-types.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import type { Card } from '#site/shared/card.ts'
import { hrefOf, picturesOf, summaryOf } from './card.ts'
import { type CardGroup, groupOf } from './first-cards.ts'

export const newsCard = (source: Source, news: Entry<'news'>): Card => ({
  id: news.slug,
  ...hrefOf(source, news),
  title: news.title,
  kicker: termTitle(source, news.category),
  ...summaryOf(news),
  meta: [formatDay(news.date).text],
  ...picturesOf(source, news.image, news.gallery),
  shape: 'wide',
  tags: [news.date.slice(0, 4), news.category],
})

/** The cards of news by their years. */
export const groupsByYear = (cards: readonly Card[]): CardGroup[] =>
  [...Map.groupBy(cards, ({ tags: [year = ''] = [] }) => year)].map(([year, inYear]) => groupOf(year, year, inYear))
