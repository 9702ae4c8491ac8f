/**
 * The address of what lies over a page: a picture in the lightbox, a gift. It can be shared, and the way back closes it.
 *
 * The router is not told: for it the page is the same, and would be loaded and scrolled.
 */
export interface OverlayAddress {
  /** What is shown has changed. @param hash with its `#`. */
  move(hash: string): void
  /** It was closed by the visitor: the page has its own address again. */
  leave(): void
  /** The page below it is gone. */
  drop(): void
}

interface Overlay {
  readonly page: string
  /** By a shared address, or a step forward, its entry was in the history already. */
  readonly hasOwnEntry: boolean
  readonly close: () => void
}

let shown: Overlay | undefined
/** Where a step back of ours is on its way to. */
let awaitedPage: string | undefined

const currentPage = (): string => location.pathname + location.search

/** To be called before the router is made: who listens first, hears first, and may keep it to themselves. */
export function watchOverlayAddress(): void {
  addEventListener('popstate', (event) => {
    const isOurs = awaitedPage === currentPage() || (shown?.hasOwnEntry === true && shown.page === currentPage())
    if (isOurs) event.stopImmediatePropagation()
    awaitedPage = undefined
    const { close } = shown ?? {}
    shown = undefined
    close?.()
  })
}

/**
 * @param hash with its `#`.
 * @param close the visitor has gone back, or elsewhere.
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
      if (!overlay.hasOwnEntry) return history.replaceState(history.state, '', overlay.page)
      awaitedPage = overlay.page
      history.back()
    },
    drop,
  }
}
