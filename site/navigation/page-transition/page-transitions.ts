/** Stands between the router and the screen: shows a new page by way of its transition, and arrives there. */
import { type createBrowserRouter, createPath } from 'react-router'
import { transitionTo } from './transition.ts'

export type Router = ReturnType<typeof createBrowserRouter>
export type RouterState = Router['state']
type Location = RouterState['location']

interface NavigationEffects {
  /** The old page still stands in the document, for the last time. */
  beforeCommit(from: Location): void
  /** The new page, or the new place on the same page, stands in the document. */
  afterCommit(from: Location, state: RouterState): void
}

/** The same router, for `RouterProvider`: what it is told of a new location, it is told when the screen is ready for it. */
export function withPageTransitions(router: Router, { beforeCommit, afterCommit }: NavigationEffects): Router {
  const subscribe: Router['subscribe'] = (show) => {
    let shown = router.state.location
    let isTransitioning = false
    return router.subscribe((state, options) => {
      // What happens meanwhile is in the state that is shown in the end.
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
