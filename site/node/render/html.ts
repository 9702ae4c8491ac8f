/** The parts of a page's HTML that React does not make. */

import { feedPath } from '#site/shared/feed.ts'
import type { Head } from '#site/shared/head.ts'
import { payloadElementId } from '#site/shared/payload.ts'
import { shareSize } from '#site/shared/picture.ts'
import { robotsOf } from '#site/shared/robots.ts'

interface HeadOptions {
  readonly head: Head
  readonly siteUrl: string
  readonly siteName: string
  readonly jsonLd: readonly object[]
  /** React's HTML: its first big picture is preloaded. */
  readonly html: string
}

export function headHtml({ head, siteUrl, siteName, jsonLd, html }: HeadOptions): string {
  const url = new URL(head.canonical, siteUrl).href
  const image = new URL(head.image, siteUrl).href
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', robotsOf(head)),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(shareSize.width)),
    meta('property', 'og:image:height', String(shareSize.height)),
    meta('property', 'og:image:alt', head.imageAlt),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', head.kind ?? 'website'),
    ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
    meta('property', 'og:locale', 'en_MY'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', head.imageAlt),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(siteName)} news" href="${feedPath}">`,
    ...preloadHtml(html),
    ...jsonLd.map((facts) => `<script type="application/ld+json">${inert(JSON.stringify(facts))}</script>`),
  ].join('\n    ')
}

const meta = (attribute: string, name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

const firstPicture = /<picture>(?<sources>(?:(?!<\/picture>).)*)<img[^>]*fetchPriority="high"/s
const avifSource =
  /<source type="image\/avif"(?: media="(?<media>[^"]*)")? srcSet="(?<widths>[^"]*)" sizes="(?<sizes>[^"]*)"/g

/**
 * The largest thing on most pages: asked for before the browser has found it in the page. Where phones get a picture of
 * their own there are two, each for its screens.
 */
function preloadHtml(html: string): string[] {
  const { sources = '' } = firstPicture.exec(html)?.groups ?? {}
  return [...sources.matchAll(avifSource)].map(({ groups: { media, widths, sizes } = {} }) => {
    const screens = media ? ` media="${media}"` : ''
    return `<link rel="preload" as="image" type="image/avif"${screens} imagesrcset="${widths}" imagesizes="${sizes}" fetchpriority="high">`
  })
}

/** What `start.tsx` reads as a `FirstLoad`. @param layoutUrl of the file. @param payload as JSON. */
export const payloadHtml = (layoutUrl: string, payload: string, code: string): string =>
  `<script id="${payloadElementId}" type="application/json">{"layout":"${layoutUrl}","payload":${inert(payload)},"code":"${code}"}</script>`

/** Asked for along with the code that waits for it. */
export const layoutLink = (layoutUrl: string): string =>
  `<link rel="preload" as="fetch" crossorigin href="${layoutUrl}">`

/** JSON that no parser of HTML takes for the end of a script. */
const inert = (json: string): string => json.replaceAll('<', '\\u003c')

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
