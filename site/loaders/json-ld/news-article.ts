import type { NewsArticle } from 'schema-dts'
import type { Entry } from '#content/schema/entry-types.ts'
import { startOfDay } from '#content/schema/time-zone.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'
import { publisher } from './organization.ts'
import { imageUrl, pageUrl } from './urls.ts'

export const newsArticle = (source: Source, news: Entry<'news'>): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.summary,
  datePublished: startOfDay(news.date),
  image: imageUrl(source, news.image),
  articleSection: termTitle(source, news.category),
  mainEntityOfPage: pageUrl(source, news),
  inLanguage: 'en',
  author: publisher(source),
  publisher: publisher(source),
})
