/** The parts of a built page that the browser skips until they are near (`skipped-parts.css`): they are laid out once the page is at rest. */

/** Lays them out, one with each frame: all in one, a slow phone would not answer meanwhile. What takes pictures of pages sees that it is done. */
export function layOutSkippedParts(): void {
  const skipped = [...document.querySelectorAll<HTMLElement>('#pageContent section')].find(
    (part) => getComputedStyle(part).contentVisibility !== 'visible',
  )
  if (skipped) {
    skipped.dataset.whole = ''
    requestAnimationFrame(layOutSkippedParts)
  } else skipNoParts()
}

/** Has the browser skip none from now on: where it scrolls to what lies below others, their heights must be known. */
export const skipNoParts = (): void => {
  document.documentElement.dataset.whole = ''
}
