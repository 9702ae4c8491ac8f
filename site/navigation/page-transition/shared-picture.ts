/**
 * The picture of a followed card turns into the picture of the new page, where both are marked: `data-shared-source`
 * around the card, `data-shared-target` around the page's picture. `transition.css` animates it.
 */
const name = 'view-transition-name'

let followed: Element | undefined

export function recordFollowedLinks(): void {
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
 * To be called just before the old page goes, not at the click: the scroll position is read in between, and setting a
 * name would make the browser lay out the page for that.
 *
 * The new page comes out of the colour of that card, too.
 *
 * Only the clicked card's picture gets the name, as names must be unique and a film may be on a page twice.
 */
export function nameSharedPicture(): void {
  for (const picture of document.querySelectorAll<HTMLElement>('[data-shared-source] img'))
    picture.style.removeProperty(name)
  const card = followed?.closest<HTMLElement>('[style*="--ambient"]')
  document.documentElement.style.setProperty('--arriving', card?.style.getPropertyValue('--ambient') ?? '')
  const picture = followed?.closest('[data-shared-source]')?.querySelector<HTMLElement>('img')
  followed = undefined
  if (!picture) return
  for (const other of document.querySelectorAll<HTMLElement>('[data-shared-target] img'))
    other.style.setProperty(name, 'none')
  picture.style.setProperty(name, 'shared')
}
