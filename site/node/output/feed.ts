import { startOfDay } from '#content/schema/time-zone.ts'
import { href } from '#site/href.ts'
import { latestNews } from '#site/loaders/content-pages/news.ts'
import { settingsOf } from '#site/loaders/source/settings.ts'
import type { Source } from '#site/loaders/source/source.ts'
import { escapeHtml } from '#site/node/escape-html.ts'
import { feedPath } from '#site/shared/feed.ts'

/** News in the feed. */
const newest = 30

/** The news as an Atom feed. */
export function feed(source: Source): string {
  const { siteUrl } = source.config
  const { siteName, company } = settingsOf(source)
  const news = latestNews(source).slice(0, newest)
  const entries = news.flatMap((entry) => {
    const url = `${siteUrl}${source.pathOf(`news/${entry.id}`) ?? ''}`
    return [
      '  <entry>',
      `    <title>${escapeHtml(entry.title)}</title>`,
      `    <link href="${escapeHtml(url)}"/>`,
      `    <id>${escapeHtml(url)}</id>`,
      `    <updated>${startOfDay(entry.date)}</updated>`,
      `    <summary>${escapeHtml(entry.summary)}</summary>`,
      '  </entry>',
    ]
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(siteName)} news</title>`,
    `  <link href="${escapeHtml(siteUrl)}${feedPath}" rel="self"/>`,
    `  <link href="${escapeHtml(siteUrl)}${href('newsroom')}"/>`,
    `  <id>${escapeHtml(siteUrl)}${feedPath}</id>`,
    `  <updated>${startOfDay(news[0]?.date ?? source.today)}</updated>`,
    `  <author><name>${escapeHtml(company.name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}
