import { scrollBehaviour } from '#site/ui/rail/scroll-focused-into-view.ts'

/** Results that begin further down than this part of the window are not sure to be seen. */
const upperPart = 0.6

/**
 * To be called when a visitor has chosen what to find.
 * @param count says how much was found; what was found comes next after what it stands in.
 */
export function bringFoundIntoView(count: Element | null): void {
  // By then what was found is there.
  requestAnimationFrame(() => {
    const found = count?.parentElement?.nextElementSibling
    if (!found) return
    const { top } = found.getBoundingClientRect()
    // The keyboard of a phone covers a part of the window.
    if (top > 0 && top < (visualViewport?.height ?? innerHeight) * upperPart) return
    count.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
  })
}
