/**
 * Keeps React from hydrating a page in one piece. What a visitor presses would make it hydrate all around that before the browser may
 * paint, for a third of a second on a slow phone; as a transition it lets the browser paint in between. What only code can answer is
 * given to the page afterwards (`early-clicks.ts`, `early-typing.ts`).
 */

/** Those events of a press, a key and a word for which React hydrates at once (`isDiscreteEventThatRequiresHydration`). */
const heldBack = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change'

const keepFromReact = (event: Event): void => event.stopPropagation()

/** @returns a function that gives React events again, once the page has been hydrated. */
export function hydrateCalmly(): () => void {
  const each = (listen: typeof addEventListener) => {
    for (const name of heldBack.split(' ')) listen(name, keepFromReact, true)
  }
  each(addEventListener)
  return () => each(removeEventListener)
}
