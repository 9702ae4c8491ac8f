import { scrollBehaviour } from '#site/ui/rail/scroll-focused-into-view.ts'

/** Results that begin further down than this part of the window are not sure to be seen. */
const upperPart = 0.6

/**
 * To be called when a visitor has chosen what to find.
 * @param from from where on it is shown, as what says how much was found; what was found comes next after what that stands in.
 * @param part the part of the window in which what was found is to begin.
 */
export function bringFoundIntoView(from: Element | null | undefined, part = upperPart): void {
  // By then what was found is there.
  requestAnimationFrame(() => {
    const found = from?.parentElement?.nextElementSibling
    if (!found) return
    const { top } = found.getBoundingClientRect()
    // The keyboard of a phone covers a part of the window.
    if (top > 0 && top < (visualViewport?.height ?? innerHeight) * part) return
    from.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
  })
}
