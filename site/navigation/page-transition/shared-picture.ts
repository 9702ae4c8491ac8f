/**
 * The picture of the card whose link is followed becomes the picture of the new page, where both are marked:
 * `data-shared-source` around the card, `data-shared-target` around the picture of its page. `transition.css` does the rest.
 */
const name = 'view-transition-name'

let followed: Element | undefined

export function noteFollowedLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      followed = (target instanceof Element && target.closest('a[href]')) || undefined
    },
    // Before the router follows the link.
    { capture: true },
  )
}

/**
 * When the old page is about to go, not at the click: between the two the scroll position is read, and a name would make the
 * browser lay out the page for it.
 *
 * Only what was clicked gets the name: a film may stand on a page more than once, and a name may not.
 */
export function nameSharedPicture(): void {
  for (const picture of document.querySelectorAll<HTMLElement>('[data-shared-source] img'))
    picture.style.removeProperty(name)
  const picture = followed?.closest('[data-shared-source]')?.querySelector<HTMLElement>('img')
  followed = undefined
  if (!picture) return
  for (const other of document.querySelectorAll<HTMLElement>('[data-shared-target] img'))
    other.style.setProperty(name, 'none')
  picture.style.setProperty(name, 'shared')
}
