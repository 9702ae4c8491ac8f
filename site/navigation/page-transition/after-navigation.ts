/** Effects of a navigation: scroll position, focus, announcement. */
import { skipNoParts } from '#site/navigation/hydration/skipped-parts.ts'
import { isReturnVisit } from '#site/navigation/is-return-visit.ts'
import type { Location } from '#site/router/location.ts'
import type { Router, RouterState } from '#site/router/router.ts'
import { announcer, focusPage } from './announce.ts'
import { elementOfHash, scrollTarget, scrollTo } from './scroll.ts'
import { keepPosition, persistPositions, positionAt } from './scroll-positions.ts'

interface Options {
  /** Whether the row of the route table keeps the scroll position. */
  readonly keepsScroll: (location: Location) => boolean
}

/** Effects for `showRouter`, and for the first page. */
export function navigationEffects(router: Router<unknown>, { keepsScroll }: Options) {
  const announce = announcer()
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => persistPositions(router.state.location))
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  let held: ResizeObserver | undefined
  return {
    beforeCommit(from: Location) {
      held?.disconnect()
      skipNoParts()
      keepPosition(from)
    },
    afterCommit(from: Location, { location, isReturn, preventScrollReset }: RouterState<unknown>) {
      const { hash } = location
      // One that was tried again is another one: the button for it is gone, and the focus with it.
      const isSamePage = location !== from && location.pathname === from.pathname
      const target = scrollTarget({
        hash,
        isReturn,
        saved: positionAt(location),
        isQueryOnly: isSamePage && location.search !== from.search,
        // Also covers a press on the tab that is already chosen, which changes no query.
        keepsScroll: preventScrollReset || keepsScroll(location),
      })
      // From top to top nothing scrolls: scrolling would force a layout of the new page.
      if (target !== 0 || positionAt(from) !== 0) scrollTo(target, hash, isSamePage)
      if (!isSamePage || target === 'hash') focusPage(elementOfHash(hash))
      if (!isSamePage) announce(document.title)
    },
    /** Scrolls the first page, which is in the document before any script; focus stays where the browser has it. */
    initial() {
      const { location } = router.state
      if (location.hash !== '') scrollTo('hash', location.hash, false)
      else if (isReturnVisit()) held = holdAt(positionAt(location))
    },
  }
}

/** Milliseconds in which a page may grow or shrink around the position: what address and time decide is rendered after hydration. */
const settlesWithinMs = 3000

/** Scrolls there, and again whenever the page has another height, until the visitor touches it, or it has settled. @param top in pixels */
function holdAt(top: number | undefined): ResizeObserver | undefined {
  if (top === undefined) return undefined
  const sizes = new ResizeObserver(() => scrollTo(top, '', false))
  const release = () => sizes.disconnect()
  sizes.observe(document.body)
  for (const touch of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(touch, release, { once: true })
  setTimeout(release, settlesWithinMs)
  return sizes
}
