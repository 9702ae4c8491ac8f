/** Draws the loading bar with nprogress; `progress.ts` decides when and how full. */
import nprogress from 'nprogress'
import type { ProgressBar } from './progress.ts'
import './progress-bar.css'

/** nprogress takes 1 as the end and removes the bar; this looks full. */
const full = 0.9999

nprogress.configure({
  minimum: 0,
  trickle: false,
  showSpinner: false,
  easing: 'linear',
  speed: 100,
  barSelector: '[data-bar]',
  template: '<div data-bar></div>',
})

export const progressBar: ProgressBar = {
  show(fraction, isFailed) {
    if (fraction === 0) nprogress.remove()
    nprogress.set(Math.min(fraction, full))
    const element = document.getElementById('nprogress')
    // Hidden from screen readers, as the new page is announced instead.
    element?.setAttribute('aria-hidden', 'true')
    element?.toggleAttribute('data-failed', isFailed)
  },
  hide() {
    nprogress.remove()
    nprogress.status = null
  },
}
