/**
 * Opens the gallery of a page's `data-gallery` links, by a click on one of them or by an address that names a picture.
 * The lightbox is fetched only then; before that, and without script, the links lead to large files.
 */
import { useEffect } from 'react'
import { toast } from '#site/features/toast/toast.ts'
import { closeOverlay } from '#site/navigation/overlay-address.ts'
import { unlessNavigatedAway } from '#site/navigation/unless-navigated-away.ts'
import { usePageChange } from '#site/navigation/use-page-change.ts'
import { useLocation } from '#site/router/location-context.ts'
import { isPlainClick } from '#site/ui/link/modifier-keys.ts'

const loadLightbox = () => import('./open-link.ts')

export function useLightbox(): void {
  const { pathname, hash } = useLocation()
  // A form that was sent leads on from the page below.
  usePageChange(closeOverlay)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-gallery]') : null
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      unlessNavigatedAway(loadLightbox())
        .then(({ openLink }) => openLink(link))
        .catch(() => openAlone(link))
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

/** The lightbox could not be fetched: the link opens as it does without script, where there is a network. */
function openAlone({ href }: HTMLAnchorElement): void {
  if (navigator.onLine) location.assign(href)
  else toast('You are offline')
}

function openFromHash(): void {
  if (!location.hash.startsWith('#picture-')) return
  // Without the lightbox, the picture is on the page.
  loadLightbox()
    .then(({ openHash }) => openHash(location.hash))
    .catch(() => {})
}
