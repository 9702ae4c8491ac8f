import { instantOfRevision } from '#content/schema/revision.ts'
import type { SiteConfig } from '#site/config.ts'
import { escapeHtml } from '#site/node/escape-html.ts'
import type { BuildPlan } from '#site/node/incremental/plan-build.ts'

/** Pages for search engines, with the day on which their entry last changed. */
export function sitemap({ content, pages }: BuildPlan, { noIndex, siteUrl }: SiteConfig): string {
  const listed = noIndex ? [] : pages.filter(({ sitePage, head }) => !head.noIndex && head.canonical === sitePage.path)
  const urls = listed.map(({ sitePage }) => {
    const changed = instantOfRevision(content.revisions[sitePage.entry])
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
