/**
 * The address of what lies over a page: a picture in the lightbox, a gift. It can be shared, and the way back closes it.
 *
 * The router is not told: for it the page is the same, and would be scrolled.
 */
export interface OverlayAddress {
  /** What is shown has changed. @param hash with its `#`. */
  move(hash: string): void
  /** It was closed by the visitor: the page has its own address again. */
  leave(): void
  /** The page below it is gone. */
  drop(): void
}

/**
 * @param hash with its `#`.
 * @param close the visitor has gone back, or elsewhere: close it at once, and do not call `leave`.
 */
export function takeAddress(hash: string, close: () => void): OverlayAddress {
  const page = location.pathname + location.search
  // By a shared address, or a step forward, it is there already.
  const isAdded = location.hash !== hash
  if (isAdded) history.pushState(history.state, '', page + hash)

  let isOver = false
  const drop = () => {
    isOver = true
    removeEventListener('popstate', onPopState, { capture: true })
  }
  const onPopState = (event: PopStateEvent) => {
    if (isAdded && location.pathname + location.search === page) event.stopImmediatePropagation()
    drop()
    close()
  }
  addEventListener('popstate', onPopState, { capture: true })

  return {
    move(next) {
      if (!isOver) history.replaceState(history.state, '', page + next)
    },
    leave() {
      if (isOver) return
      drop()
      if (!isAdded) return history.replaceState(history.state, '', page)
      // The router does not hear of the way back, as it did not of the way here.
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    },
    drop,
  }
}
