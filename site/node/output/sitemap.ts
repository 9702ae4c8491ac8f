import { escapeHtml } from '#site/node/render/html.ts'
import type { OutputContext } from './output-context.ts'

/** Pages that want to be found, with the day on which their entry last changed. */
export function sitemap({ content, source, pages }: OutputContext): string {
  const listed = source.config.noIndex
    ? []
    : pages.filter(({ sitePage, head }) => !head.noIndex && head.canonical === sitePage.path)
  const urls = listed.map(({ sitePage }) => {
    const changed = content.revisions[sitePage.entry]
    const lastmod =
      changed && !Number.isNaN(Date.parse(changed)) ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''
    return `  <url><loc>${escapeHtml(new URL(sitePage.path, source.config.siteUrl).href)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
