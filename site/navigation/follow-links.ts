/**
 * Follows links to own pages without loading a document. One listener serves all links, which stay plain anchors, so that
 * rendering a hundred of them does not involve the router.
 */
import { createPath } from '#site/router/location.ts'
import type { Router } from '#site/router/router.ts'
import { isPage, keepsScrollAttribute } from '#site/ui/link/link.tsx'
import { isPlainClick } from '#site/ui/link/modifier-keys.ts'
import { afterPaint } from './after-paint.ts'

export function followLinks(router: Router<unknown>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return
    event.preventDefault()
    // Read now, as the link may be gone by then.
    const { pathname, search, hash } = link
    const preventScrollReset = link.hasAttribute(keepsScrollAttribute)
    void afterPaint().then(() => {
      // A link to the current address adds no history entry.
      const replace = createPath({ pathname, search, hash }) === createPath(router.state.location)
      return router.navigate({ pathname, search, hash }, { replace, preventScrollReset })
    })
  })
}

/** Hash links and links with a target are the browser's, gallery links the lightbox's. */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  isPage(link.pathname) &&
  !link.getAttribute('href')?.startsWith('#') &&
  !link.hasAttribute('target') &&
  !link.hasAttribute('data-gallery') &&
  !link.hasAttribute('download')
