/**
 * Follows links to own pages without loading a document. One listener for all of them: the links themselves stay plain, so a
 * page of a hundred is drawn, taken over and left without asking the router about any.
 */
import { createPath } from 'react-router'
import { isPage, keepsScrollAttribute } from '#site/ui/link/link.tsx'
import type { Router } from './page-transition/page-transitions.ts'

export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlain(event) || !leadsToPage(link)) return
    event.preventDefault()
    const { pathname, search, hash } = link
    void router.navigate(
      { pathname, search, hash },
      {
        // Followed once more, a link is no new step of the history.
        replace: createPath(link) === createPath(router.state.location),
        preventScrollReset: link.hasAttribute(keepsScrollAttribute),
      },
    )
  })
}

/** Not into a new tab or window, and not as a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A place on this page is for the browser to find, a link with a target for it to load, and the lightbox has its own. */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  isPage(link.pathname) &&
  !link.getAttribute('href')?.startsWith('#') &&
  !link.hasAttribute('target') &&
  !link.hasAttribute('data-gallery') &&
  !link.hasAttribute('download')
