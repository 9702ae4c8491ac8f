/** Asks for all that a page's code needs in one go: each part would otherwise be found only in the part before it. */
import type { FirstLoad } from '#site/shared/payload.ts'

export function preloadCode({ layout, scripts }: FirstLoad): void {
  preloadScripts(scripts)
  preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: layout })
}

export function preloadScripts(scripts: readonly string[]): void {
  for (const script of scripts) preload({ rel: 'modulepreload', href: script })
}

/** Once: those of a page that is returned to are there. */
function preload(attributes: Partial<HTMLLinkElement>): void {
  if (!document.querySelector(`link[href="${attributes.href}"]`))
    document.head.append(Object.assign(document.createElement('link'), attributes))
}
