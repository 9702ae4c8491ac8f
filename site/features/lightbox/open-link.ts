/** Loaded by `import()` only: a static import would put it into the page's own script. */
import { hashOf } from './gallery-hash.ts'
import { openGallery } from './open-gallery.ts'

export const openLink = (pressed: HTMLAnchorElement): Promise<void> =>
  openFirst(({ href }) => href === pressed.href, pressed)

/** Opens the picture that a hash names, if the page has it. */
export const openHash = (hash: string): Promise<void> => openFirst(({ href }) => hashOf(href) === hash)

async function openFirst(isWanted: (link: HTMLAnchorElement) => boolean, pressed?: HTMLAnchorElement): Promise<void> {
  const links = galleryLinks()
  const index = links.findIndex(isWanted)
  if (index >= 0) await openGallery(links, index, pressed)
}

/** The links of the gallery, one for each file, in the order of the page; without those that stand for another one. */
function galleryLinks(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-gallery]:not([data-gallery="again"])')
  return [...new Map([...links].toReversed().map((link) => [link.href, link])).values()].toReversed()
}
