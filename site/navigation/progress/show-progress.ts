import type { Router } from '#site/navigation/page-transition/page-transitions.ts'
import { Progress } from './progress.ts'
import { progressBar } from './progress-bar.ts'

/** Shows the bar for navigations to another page, not for a hash or filter of the same page. */
export function showProgress(router: Pick<Router, 'subscribe'>, progress = new Progress(progressBar)): void {
  let destination: string | undefined
  router.subscribe(({ navigation, location, errors }) => {
    const isAway = navigation.state !== 'idle' && navigation.location.pathname !== location.pathname
    if (isAway) {
      if (destination !== navigation.location.key) progress.start()
      destination = navigation.location.key
    } else if (destination !== undefined && navigation.state === 'idle') {
      destination = undefined
      progress.finish(errors ? 'failed' : 'done')
    }
  })
}
