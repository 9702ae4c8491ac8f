import { newsCard } from '#site/loaders/cards/news.ts'
import { group } from '#site/loaders/content-pages/detail.ts'
import { detailLoader, maxRelated } from '#site/loaders/content-pages/detail-page.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { formatDay } from '#site/loaders/format/dates.ts'
import { newsArticle } from '#site/loaders/json-ld/news-article.ts'
import { termTitle } from '#site/loaders/source/vocabulary.ts'

export const load = detailLoader('news', (source, news) => ({
  kicker: termTitle(source, news.category),
  body: source.prose(news.body),
  gallery: news.gallery.map((key) => source.picture(key)),
  groups: group(
    'More news',
    latestNews(source, source.referrersOf('news', 'category', news.category))
      .filter(({ id }) => id !== news.id)
      .slice(0, maxRelated)
      .map((other) => newsCard(source, other)),
  ),
  from: formatDay(news.date),
  head: { kind: 'article', published: news.date, jsonLd: [newsArticle(source, news)] },
}))
