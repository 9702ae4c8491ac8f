import type { Router, RouterState } from '#site/router/router.ts'
import { Progress } from './progress.ts'
import { progressBar } from './progress-bar.ts'

/** Shows the bar for navigations to another page, not for a hash or filter of the same page. */
export function showProgress(router: Router<unknown>, progress = new Progress(progressBar)): void {
  let destination: string | undefined
  router.subscribe(look)
  // One may have begun before this code was there.
  look(router.state)
  // Back from another document, to which a redirect had led: the browser may have kept the page as it was left, on its way.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) progress.finish('done')
  })
  function look({ next, location, outcome }: RouterState<unknown>): void {
    if (next && next.pathname !== location.pathname) {
      if (destination !== next.key) progress.start()
      destination = next.key
    } else if (destination !== undefined && !next) {
      destination = undefined
      progress.finish(outcome && 'error' in outcome ? 'failed' : 'done')
    }
  }
}
