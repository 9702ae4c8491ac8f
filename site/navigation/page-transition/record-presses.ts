/** Notes where the page stands when something is pressed, which may be a `#` link. */
import { pressed } from './scroll-positions.ts'

/** Milliseconds within which a browser tells of what was pressed. */
const soon = 100

export function recordPresses(): void {
  addEventListener(
    'click',
    () => {
      pressed.at = window.scrollY
      setTimeout(() => {
        pressed.at = undefined
      }, soon)
    },
    true,
  )
}
