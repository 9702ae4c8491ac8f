/** Presses with a modifier key are the browser's and the system's: to open a link elsewhere, say, or to go back. */

interface Modifiers {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Apart from Shift, which many keys need to be typed. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey

/** Whether a click follows a link here: not into a new tab or window, and not as a download. */
export const isPlainClick = (event: Modifiers & { readonly button: number; readonly shiftKey: boolean }): boolean =>
  event.button === 0 && !event.shiftKey && !hasModifier(event)
