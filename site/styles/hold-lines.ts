/**
 * Changes the typefaces of a page that is shown, without moving what is on the screen: a text that would take more lines, or fewer,
 * or have links on others, gets a little less or more space between its letters. Where that is not enough, it keeps its fallback
 * until it has left the screen.
 */
export async function holdLines(changeTypefaces: () => void): Promise<void> {
  // With a frame, when most is laid out, and in a task of its own: both together would keep a slow phone from answering.
  await new Promise(requestAnimationFrame)
  const blocks = shownIn(document.body).map((element) => {
    const bottom = innerHeight - element.getBoundingClientRect().top
    return { element, bottom, before: layoutOf(element, bottom) }
  })
  await new Promise((resolve) => setTimeout(resolve))
  changeTypefaces()
  const hasMoved = ({ element, bottom, before }: (typeof blocks)[number]) => differ(before, layoutOf(element, bottom))
  const moved = blocks.filter(hasMoved)
  // Those around them move with them.
  let left = moved.filter(
    ({ element }) => !moved.some((other) => other.element !== element && element.contains(other.element)),
  )
  const usual = new Map(left.map(({ element }) => [element, parseFloat(getComputedStyle(element).letterSpacing) || 0]))
  for (const spacing of spacings) {
    for (const { element } of left) element.style.letterSpacing = `calc(${usual.get(element)}px + ${spacing}em)`
    left = left.filter(hasMoved)
  }
  for (const { element } of left) {
    element.style.letterSpacing = ''
    element.style.fontFamily = getComputedStyle(element).fontFamily.replace(/^.*?,/, '')
    release.observe(element)
  }
}

/** What becomes longer or shorter above the screen moves nothing where the browser holds what is read in its place. */
const release = new IntersectionObserver((entries) => {
  for (const { target, boundingClientRect } of entries) {
    const { top, bottom } = boundingClientRect
    const { style } = target as HTMLElement
    // Not what a row hides at its end, which would make the row higher, or lower.
    if (top >= innerHeight || (bottom <= 0 && 'overflowAnchor' in style)) style.fontFamily = ''
  }
})

/** Space that is added between letters, in ems, the least first: up to here it does not catch the eye. */
const spacings = [-0.005, 0.005, -0.01, 0.01, -0.015, 0.015, -0.02, 0.02]

/**
 * Blocks on the screen or above it. Others have no bearing on it, and would be laid out to be measured: of a page's beginning three in
 * four are in closed menus.
 */
const shownIn = (parent: Element): HTMLElement[] =>
  [...parent.children].flatMap((child) => {
    if (!(child instanceof HTMLElement)) return []
    // It has no box of its own, while its children have.
    if (getComputedStyle(child).display === 'contents') return shownIn(child)
    if (!child.checkVisibility({ contentVisibilityAuto: true })) return []
    if (child.getBoundingClientRect().top >= innerHeight) return []
    return [...(isInline(child) ? [] : [child]), ...shownIn(child)]
  })

const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline'

/**
 * The height of a block down to the bottom of the screen, and where its links, the words between them and what stands in rows begin, in
 * pixels from its top: a page that becomes longer below the screen is as it was.
 */
function layoutOf(block: HTMLElement, bottom: number): number[] {
  const { top } = block.getBoundingClientRect()
  const isInRows = getComputedStyle(block).flexWrap === 'wrap'
  const parts = [...block.childNodes].filter((part) => isInRows || !(part instanceof Element) || isInline(part))
  return [block.offsetHeight, ...parts.map((part) => (topOf(part) ?? top) - top)].map((end) => Math.min(end, bottom))
}

/** Of its first line; a part that is not shown has none. */
function topOf(part: Node): number | undefined {
  const range = document.createRange()
  range.selectNode(part)
  return range.getClientRects()[0]?.top
}

/** Within a line, letters of another typeface begin a little higher or lower. */
const withinLine = 6

const differ = ([height, ...tops]: readonly number[], [newHeight, ...newTops]: readonly number[]): boolean =>
  height !== newHeight || tops.some((top, index) => Math.abs(top - (newTops[index] ?? 0)) > withinLine)
