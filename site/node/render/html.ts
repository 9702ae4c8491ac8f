/** The parts of a page's HTML that React does not make. */

import { escapeHtml } from '#site/node/escape-html.ts'
import { feedPath } from '#site/shared/feed.ts'
import type { Head } from '#site/shared/head.ts'
import type { Preload } from '#site/shared/media-url.ts'
import { type FirstLoad, payloadElementId } from '#site/shared/payload.ts'
import { shareSize } from '#site/shared/picture.ts'
import { robotsOf } from '#site/shared/robots.ts'

interface HeadOptions {
  readonly head: Head
  readonly siteUrl: string
  readonly siteName: string
  readonly jsonLd: readonly object[]
  readonly preloads: readonly Preload[]
  /** Addresses of the sheets that the page has of its own. */
  readonly styles: readonly string[]
  /** The script that settles what the page shows. */
  readonly settle?: string | undefined
}

export function headHtml({ head, siteUrl, siteName, jsonLd, preloads, styles, settle }: HeadOptions): string {
  const url = new URL(head.canonical, siteUrl).href
  const image = new URL(head.image, siteUrl).href
  return [
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" data-precedence="page">`),
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', robotsOf(head)),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(shareSize.width)),
    meta('property', 'og:image:height', String(shareSize.height)),
    meta('property', 'og:image:alt', head.imageAlt),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', head.kind ?? 'website'),
    ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
    // Title, description and picture are taken from `og:` where there is nothing of its own.
    meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(siteName)} news" href="${feedPath}">`,
    ...preloads.map(preloadLink),
    ...(settle ? [settle] : []),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${inert(JSON.stringify(thing))}</script>`),
  ].join('\n    ')
}

const meta = (attribute: string, name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

/** A picture that is asked for before the browser has found it in the page: the largest thing on most pages. */
const preloadLink = ({ media, srcSet, sizes }: Preload): string =>
  `<link rel="preload" as="image" type="image/avif"${media ? ` media="${escapeHtml(media)}"` : ''} imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`

/**
 * The script that settles, before the page is painted, what of its HTML is shown (`pre-paint.js`).
 *
 * @returns nothing where all of it is shown to everybody, at any time within the age that a page may have
 */
export function prePaintHtml(url: string, html: string): string | undefined {
  const instants = new Set(html.matchAll(/ data-(?:begins|ends)="([^"]*)"/g).map(([, instant]) => instant))
  if (instants.size === 0 && !html.includes(' data-notice="')) return undefined
  return `<script src="${url}" data-instants="${[...instants].sort().join(' ')}"></script>`
}

/** The script that `entry-client.ts` reads as a `FirstLoad`. @param payload as JSON. */
export const firstLoadHtml = ({
  payload,
  ...rest
}: Omit<FirstLoad, 'payload'> & { readonly payload: string }): string =>
  `<script id="${payloadElementId}" type="application/json">${JSON.stringify(rest).slice(0, -1)},"payload":${inert(payload)}}</script>`

/** Escapes JSON so that no text in it ends the script that it stands in. */
const inert = (json: string): string => json.replaceAll('<', '\\u003c')

const stylesLinks = /^(?:<link rel="stylesheet" href="[^"]+" data-precedence="page"\/>)*/

/**
 * Takes the sheets off a page's HTML that its components have added (`PageStyles`), and that React begins it with: they belong into
 * the head. Firefox paints what follows a sheet in the body before it is there.
 *
 * @returns their addresses, as they are in the HTML
 */
export function takeStyles(html: string): { readonly html: string; readonly styles: readonly string[] } {
  const [links = ''] = stylesLinks.exec(html) ?? []
  const styles = [...links.matchAll(/href="([^"]+)"/g)].flatMap(([, address]) => address ?? [])
  return { html: html.slice(links.length), styles }
}
