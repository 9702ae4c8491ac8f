/** Puts a transition between the router's new state and the screen. */
import { createPath, type Location } from '#site/router/location.ts'
import type { Begun, Router, RouterState } from '#site/router/router.ts'
import { transitionTo } from './transition.ts'

interface NavigationEffects {
  /** The old page is still in the document. */
  beforeCommit(from: Location): void
  /** The new page is in the document, or the same page at a new address. */
  afterCommit(from: Location, state: RouterState<unknown>): void
  /** The page of the same location was loaded anew, and is in the document. */
  afterReload(): void
}

/** What shows a state of the router. */
interface Screen<Page> {
  readonly effects: NavigationEffects
  /** When the screen is ready for it: puts it into the document, synchronously. */
  readonly arrive: (state: Begun<Page>) => void
}

/** @param begun what is in the document already. @returns a function that ends it. */
export function showRouter<Page>(
  router: Router<Page>,
  begun: Begun<Page>,
  { effects, arrive }: Screen<Page>,
): () => void {
  let shown = begun
  let isTransitioning = false
  const show = (state: RouterState<Page>) => {
    // States that arrive during the transition are part of the state committed at its end.
    if (isTransitioning || !hasBegun(state)) return
    if (isSame(state.location, shown.location)) {
      if (state.outcome === shown.outcome) return
      shown = state
      arrive(state)
      return effects.afterReload()
    }
    const from = shown.location
    isTransitioning = true
    const commit = () => {
      const { state } = router
      isTransitioning = false
      if (!hasBegun(state)) return
      effects.beforeCommit(from)
      shown = state
      arrive(state)
      effects.afterCommit(from, state)
    }
    if (state.location.pathname === from.pathname) commit()
    else void transitionTo(commit)
  }
  // The visitor may have gone on while the page was taken over.
  queueMicrotask(() => show(router.state))
  return router.subscribe(show)
}

const hasBegun = <Page>(state: RouterState<Page>): state is RouterState<Page> & Begun<Page> =>
  state.outcome !== undefined

const isSame = (left: Location, right: Location): boolean =>
  left.key === right.key && createPath(left) === createPath(right)
