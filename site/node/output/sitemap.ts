import { ownValue } from '#content/schema/own-value.ts'
import { instantOfRevision } from '#content/snapshot/revision.ts'
import type { SiteConfig } from '#site/config.ts'
import type { IndexedContent } from '#site/node/content/read-content.ts'
import { escapeHtml } from '#site/node/escape-html.ts'
import type { PlannedPages } from '#site/node/incremental/fingerprint-pages.ts'

/** Pages for search engines, with the day on which their entry last changed. */
export function sitemap(
  { revisions }: Pick<IndexedContent, 'revisions'>,
  planned: PlannedPages,
  { noIndex, siteUrl }: SiteConfig,
): string {
  const pages = noIndex ? [] : [...planned.values()]
  const listed = pages.filter(({ sitePage, head }) => !head.noIndex && head.canonical === sitePage.path)
  const urls = listed.map(({ sitePage }) => {
    const changed = instantOfRevision(ownValue(revisions, sitePage.entry))
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${escapeHtml(new URL(sitePage.path, siteUrl).href)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
