/**
 * Changes the typefaces of a page that is shown, without moving what is on the screen: a text that would take more lines, or fewer,
 * keeps its fallback.
 */
export async function holdLines(changeTypefaces: () => void): Promise<void> {
  // With a frame, when most is laid out, and in a task of its own: both together would keep a slow phone from answering.
  await new Promise(requestAnimationFrame)
  const shown = shownIn(document.body)
  const heights = shown.map(({ offsetHeight }) => offsetHeight)
  await new Promise((resolve) => setTimeout(resolve))
  changeTypefaces()
  const moved = shown.filter(({ offsetHeight }, index) => offsetHeight !== heights[index])
  // Those around them move with them.
  const innermost = moved.filter((element) => !moved.some((other) => other !== element && element.contains(other)))
  const families = innermost.map((element) => getComputedStyle(element).fontFamily)
  for (const [index, { style }] of innermost.entries()) style.fontFamily = families[index]?.replace(/^.*?,/, '') ?? ''
}

/** Blocks on the screen or above it. Others have no bearing on it, and would be laid out to be measured. */
const shownIn = (parent: Element): HTMLElement[] =>
  [...parent.children].flatMap((child) =>
    child instanceof HTMLElement && child.getBoundingClientRect().top < innerHeight
      ? [...(getComputedStyle(child).display === 'inline' ? [] : [child]), ...shownIn(child)]
      : [],
  )
