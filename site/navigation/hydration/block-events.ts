/**
 * Keeps React from hydrating a page in one piece. What a visitor presses would make it hydrate all around that before the browser may
 * paint, for a third of a second on a slow phone; as a transition it lets the browser paint in between. What only code can answer is
 * given to the page afterwards (`early-clicks.ts`, `use-early-value.ts`).
 */

/** Events of a press, a key and typed text for which React hydrates at once (`isDiscreteEventThatRequiresHydration`). */
const blocked = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change'

const hideFromReact = (event: Event): void => event.stopPropagation()

/** @returns a function that lets React have events again, to be called once the page has been hydrated. */
export function blockEventsDuringHydration(): () => void {
  const forAll = (listen: typeof addEventListener) => {
    for (const name of blocked.split(' ')) listen(name, hideFromReact, true)
  }
  forAll(addEventListener)
  return () => forAll(removeEventListener)
}
