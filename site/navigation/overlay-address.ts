/**
 * The address of an overlay: a picture in the lightbox, a gift. It can be shared, and going back closes the overlay.
 *
 * The router is not notified: it would load and scroll the page again.
 */
export interface OverlayAddress {
  /** The overlay shows something else. @param hash with its `#`. */
  move(hash: string): void
  /** The visitor closed the overlay: restores the page's own address, unless they are on another page by now. */
  leave(): void
  /** The page below the overlay is gone: leaves the address alone. */
  drop(): void
}

interface Overlay {
  readonly page: string
  /** Whether opening added a history entry; false when the address already named the overlay. */
  readonly hasOwnEntry: boolean
  readonly close: () => void
}

let shown: Overlay | undefined
/** The page that our own `history.back()` is about to reach. */
let awaitedPage: string | undefined

const currentPage = (): string => location.pathname + location.search

/** Call it before the router is created, so that this listener runs first and can stop the event. */
export function watchOverlayAddress(): void {
  addEventListener('popstate', (event) => {
    const isOurs = awaitedPage === currentPage() || (shown?.hasOwnEntry === true && shown.page === currentPage())
    if (isOurs) event.stopImmediatePropagation()
    awaitedPage = undefined
    closeOverlay()
  })
}

/** The visitor goes back or elsewhere. */
export function closeOverlay(): void {
  const { close } = shown ?? {}
  shown = undefined
  close?.()
}

/**
 * @param hash with its `#`.
 * @param close called when the visitor goes back or elsewhere.
 */
export function openOverlayAddress(hash: string, close: () => void): OverlayAddress {
  const overlay = { page: currentPage(), hasOwnEntry: location.hash !== hash, close }
  if (overlay.hasOwnEntry) history.pushState(history.state, '', overlay.page + hash)
  shown = overlay

  const isClosed = () => shown !== overlay
  const drop = () => {
    if (!isClosed()) shown = undefined
  }
  return {
    move(next) {
      if (!isClosed()) history.replaceState(history.state, '', overlay.page + next)
    },
    leave() {
      if (isClosed()) return
      drop()
      if (currentPage() !== overlay.page) return
      if (!overlay.hasOwnEntry) return history.replaceState(history.state, '', overlay.page)
      awaitedPage = overlay.page
      history.back()
    },
    drop,
  }
}
