/**
 * The picture of the card whose link is followed becomes the picture of the new page, where both are marked:
 * `data-shared-source` around the card, `data-shared-target` around the picture of its page. `transition.css` does the rest.
 */
const name = 'view-transition-name'

/** Only what was clicked gets the name: a film may stand on a page more than once, and a name may not. */
export function sharePicture(link: Element): void {
  for (const picture of document.querySelectorAll<HTMLElement>('[data-shared-source] img'))
    picture.style.removeProperty(name)
  const picture = link.closest('[data-shared-source]')?.querySelector<HTMLElement>('img')
  if (!picture) return
  for (const other of document.querySelectorAll<HTMLElement>('[data-shared-target] img'))
    other.style.setProperty(name, 'none')
  picture.style.setProperty(name, 'shared')
}

export function sharePictures(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link) sharePicture(link)
    },
    // Before the router follows the link.
    { capture: true },
  )
}
