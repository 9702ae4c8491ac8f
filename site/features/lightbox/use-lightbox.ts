/**
 * Opens the gallery of a page's `data-gallery` links, by a click on one of them or by an address that names a picture.
 * The lightbox is fetched only then; before that, and without script, the links lead to large files.
 */
import { useEffect } from 'react'
import { useLocation } from '#site/router/location-context.ts'
import { hashOf } from './gallery-hash.ts'

export function useLightbox(): void {
  const { pathname, hash } = useLocation()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-gallery]') : null
      // With a modifier key the browser opens the link elsewhere.
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void openAt(link)
    }
    document.addEventListener('click', onClick)
    addEventListener('hashchange', openFromHash)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('hashchange', openFromHash)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, and on each further one.
  useEffect(openFromHash, [pathname, hash])
}

function openFromHash(): void {
  if (!location.hash.startsWith('#picture-')) return
  const link = galleryLinks().find((link) => hashOf(link.href) === location.hash)
  if (link) void openAt(link)
}

/** One link for each file, in the order of the page. */
function galleryLinks(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-gallery]')
  return [...new Map([...links].toReversed().map((link) => [link.href, link])).values()].toReversed()
}

async function openAt(link: Element): Promise<void> {
  const links = galleryLinks()
  const index = links.findIndex(({ href }) => link instanceof HTMLAnchorElement && href === link.href)
  try {
    const { openGallery } = await import('./open-gallery.ts')
    await openGallery(links, Math.max(0, index))
  } catch {
    // The lightbox could not be fetched: the link opens as it does without script.
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  }
}
