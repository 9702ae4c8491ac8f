/** The parts of a page's HTML that React does not make. */

import type { Head } from '../data/head.ts'
import { payloadElementId } from '../data/payload.ts'

interface HeadOptions {
  readonly head: Head
  readonly siteUrl: string
  readonly siteName: string
  readonly structured: readonly object[]
  /** React's HTML: its first big picture is preloaded. */
  readonly html: string
}

export function headHtml({ head, siteUrl, siteName, structured, html }: HeadOptions): string {
  const url = new URL(head.canonical, siteUrl).href
  const image = new URL(head.image, siteUrl).href
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.noIndex ? 'noindex' : 'index'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_MY'),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(siteName)} news" href="/news/feed.xml">`,
    ...preloadHtml(html),
    ...structured.map((facts) => `<script type="application/ld+json">${inert(JSON.stringify(facts))}</script>`),
  ].join('\n    ')
}

const meta = (attribute: string, name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

const firstPicture =
  /<source type="image\/avif" srcSet="(?<widths>[^"]*)" sizes="(?<sizes>[^"]*)"\/><img[^>]*fetchPriority="high"/

/** The largest thing on most pages: asked for before the browser has found it in the page. */
function preloadHtml(html: string): string[] {
  const { widths, sizes } = firstPicture.exec(html)?.groups ?? {}
  if (!widths) return []
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${widths}" imagesizes="${sizes}" fetchpriority="high">`,
  ]
}

/** What `main.tsx` reads as a `FirstLoad`. @param layout and payload as JSON. */
export const payloadHtml = (layout: string, payload: string): string =>
  `<script id="${payloadElementId}" type="application/json">{"layout":${inert(layout)},"payload":${inert(payload)}}</script>`

/** JSON that no parser of HTML takes for the end of a script. */
const inert = (json: string): string => json.replaceAll('<', '\\u003c')

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const mediaAddress = /\/media\/[a-z0-9][\w./-]*/g

/** Every picture and file of ours that a page names. */
export const mediaIn = (html: string): string[] => [...new Set(html.match(mediaAddress))]
