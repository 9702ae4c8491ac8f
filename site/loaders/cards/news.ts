import type { Entry } from '#content/schema/entry-types.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import { type Card, hrefOf, picturesOf, summaryOf } from './card.ts'

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
