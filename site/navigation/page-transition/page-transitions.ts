/** Puts a transition between the router's new state and the screen. */
import type { Location } from '#site/router/location.ts'
import type { LoadedLocation, Router, RouterState } from '#site/router/router.ts'
import { transitionTo } from './transition.ts'

interface NavigationEffects {
  /** The old page is still in the document. */
  beforeCommit(from: Location): void
  /** The new page is in the document, or the same page at a new address. */
  afterCommit(from: Location, state: RouterState<unknown>): void
}

/** Shows states of the router. */
interface Screen<Page> {
  readonly effects: NavigationEffects
  /** Puts the state into the document, synchronously, once the transition is ready for it. */
  readonly arrive: (state: LoadedLocation<Page>) => void
}

/** @param initial what is in the document already. @returns a function that ends it. */
export function showRouter<Page>(
  router: Router<Page>,
  initial: LoadedLocation<Page>,
  { effects, arrive }: Screen<Page>,
): () => void {
  let shown = initial
  let isTransitioning = false
  const show = (state: RouterState<Page>) => {
    // States that arrive during the transition are part of the state committed at its end.
    if (isTransitioning || !isLoaded(state)) return
    if (state.location === shown.location && state.outcome === shown.outcome) return
    const from = shown.location
    isTransitioning = true
    const commit = () => {
      const { state } = router
      isTransitioning = false
      if (!isLoaded(state)) return
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

const isLoaded = <Page>(state: RouterState<Page>): state is RouterState<Page> & LoadedLocation<Page> =>
  state.outcome !== undefined
