/** Puts a transition between the router's new state and the screen. */
import { type createBrowserRouter, createPath } from 'react-router'
import { transitionTo } from './transition.ts'

export type Router = ReturnType<typeof createBrowserRouter>
export type RouterState = Router['state']
type Location = RouterState['location']

interface NavigationEffects {
  /** The old page is still in the document. */
  beforeCommit(from: Location): void
  /** The new page is in the document, or the same page at a new address. */
  afterCommit(from: Location, state: RouterState): void
}

/** The same router for `RouterProvider`, whose subscribers hear of a new location only when the screen is ready for it. */
export function withPageTransitions(router: Router, { beforeCommit, afterCommit }: NavigationEffects): Router {
  const subscribe: Router['subscribe'] = (show) => {
    let shown = router.state.location
    let isTransitioning = false
    return router.subscribe((state, options) => {
      // States that arrive during the transition are part of the state committed at its end.
      if (isTransitioning) return
      if (isSame(state.location, shown)) return show(state, options)
      const from = shown
      isTransitioning = true
      const commit = () => {
        beforeCommit(from)
        isTransitioning = false
        shown = router.state.location
        show(router.state, { ...options, flushSync: true })
        afterCommit(from, router.state)
      }
      if (state.location.pathname === from.pathname) commit()
      else void transitionTo(commit)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}

const isSame = (left: Location, right: Location): boolean =>
  left.key === right.key && createPath(left) === createPath(right)
