/** Draws the loading bar; `progress.ts` decides when and how full. */
import type { ProgressBar } from './progress.ts'
import styles from './progress-bar.module.css'

let bar: HTMLElement | undefined

export const progressBar: ProgressBar = {
  show(fraction, isFailed) {
    // A new one begins empty, and does not run backwards.
    if (fraction === 0) this.hide()
    bar ??= document.body.appendChild(emptyBar())
    bar.style.scale = `${fraction} 1`
    bar.toggleAttribute('data-failed', isFailed)
  },
  hide() {
    bar?.remove()
    bar = undefined
  },
}

/** Hidden from screen readers, as the new page is announced instead. */
function emptyBar(): HTMLElement {
  const element = document.createElement('div')
  element.id = 'loadingBar'
  element.className = styles['bar'] ?? ''
  element.ariaHidden = 'true'
  return element
}
