/**
 * A sentence that comes in above the field that has the focus, about one that was left, does not move that field out of sight.
 * @returns ends it.
 */
export function keepFocusInView(form: HTMLFormElement): () => void {
  const observer = new ResizeObserver(() => {
    const focused = document.activeElement
    if (focused && form.contains(focused)) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  observer.observe(form)
  return () => observer.disconnect()
}
