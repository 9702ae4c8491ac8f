import type { Router } from '#site/router/router.ts'
import { Progress } from './progress.ts'
import { progressBar } from './progress-bar.ts'

/** Shows the bar for navigations to another page, not for a hash or filter of the same page. */
export function showProgress(router: Pick<Router<unknown>, 'subscribe'>, progress = new Progress(progressBar)): void {
  let destination: string | undefined
  router.subscribe(({ next, location, outcome }) => {
    if (next && next.pathname !== location.pathname) {
      if (destination !== next.key) progress.start()
      destination = next.key
    } else if (destination !== undefined && !next) {
      destination = undefined
      progress.finish(outcome && 'error' in outcome ? 'failed' : 'done')
    }
  })
}
