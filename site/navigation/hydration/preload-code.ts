/** Asks for all that the page's code needs in one go: each part would otherwise be found only in the part before it. */
import type { FirstLoad } from '#site/shared/payload.ts'

export function preloadCode({ layout, scripts }: FirstLoad): void {
  for (const script of scripts) preload({ rel: 'modulepreload', href: script })
  preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: layout })
}

const preload = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), attributes))
