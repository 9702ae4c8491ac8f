/** Effects of a navigation: scroll position, focus, announcement. */
import type { Location } from '#site/router/location.ts'
import type { Router, RouterState } from '#site/router/router.ts'
import { announcer, focusPage } from './announce.ts'
import { elementOfHash, scrollTarget, scrollTo } from './scroll.ts'
import { ScrollPositions } from './scroll-positions.ts'

interface Options {
  /** Whether the row of the route table keeps the scroll position. */
  readonly keepsScroll: (location: Location) => boolean
}

/** Effects for `showRouter`, and for the first page. */
export function navigationEffects(router: Router<unknown>, { keepsScroll }: Options) {
  const announce = announcer()
  const positions = new ScrollPositions()
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => positions.persist(router.state.location))
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  /** Where the page was when a link to a part of it was pressed: Firefox and Safari tell of that only after the jump. */
  let beforeJump: number | undefined
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as Element).closest('[href^="#"]')) beforeJump = scrollY
  })
  return {
    beforeCommit(from: Location) {
      positions.save(from, beforeJump)
      beforeJump = undefined
    },
    afterCommit(from: Location, { location, isReturn, preventScrollReset }: RouterState<unknown>) {
      const { hash } = location
      const isSamePage = location.pathname === from.pathname
      const target = scrollTarget({
        hash,
        isReturn,
        saved: positions.get(location),
        isQueryOnly: isSamePage && location.search !== from.search,
        // Also covers a press on the tab that is already chosen, which changes no query.
        keepsScroll: preventScrollReset || keepsScroll(location),
      })
      // From top to top nothing scrolls: scrolling would force a layout of the new page.
      if (target !== 0 || positions.get(from) !== 0) scrollTo(target, hash, isSamePage)
      if (!isSamePage || target === 'hash') focusPage(elementOfHash(hash))
      if (!isSamePage) announce(document.title)
    },
    afterReload() {
      // The button that asked for it is gone with the error.
      focusPage(null)
      announce(document.title)
    },
    /** For the first page, which is in the document before any script: focus stays where the browser has it. */
    initial() {
      const { location } = router.state
      if (location.hash !== '') scrollTo('hash', location.hash, false)
      else if (wasLeft()) scrollTo(positions.get(location) ?? 'stay', '', false)
    },
  }
}

/** Whether the document was reloaded, or opened through the history. */
function wasLeft(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
