/**
 * Folded parts are printed unfolded: by the style sheet (`print.css`), or where the browser cannot style it, by being
 * open meanwhile.
 */
export function unfoldWhenPrinted(): void {
  if (CSS.supports('selector(::details-content)')) return
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const fold of opened) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false
  })
}
