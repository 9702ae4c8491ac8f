import type { Entry } from '#content/schema/entry-types.ts'
import type { Source } from '#site/loaders/source/source.ts'

/** Latest first; without news dated later than the site's clock. */
export const latestNews = (source: Source, news = source.all('news')): Entry<'news'>[] =>
  news.filter(({ date }) => date <= source.today).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
