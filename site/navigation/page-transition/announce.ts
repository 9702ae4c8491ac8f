/** After a navigation, moves focus to the new page and announces its title. Never on first load. */
import styles from './announce.module.css'

/** Creates an empty live region at the start, as screen readers announce only changes of a region. */
export function announcer(): (text: string) => void {
  const region = document.createElement('p')
  region.setAttribute('role', 'status')
  region.className = styles['hidden'] ?? ''
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

/** Focuses the element of the hash, else the page's heading, without scrolling. */
export function focusPage(hashTarget: HTMLElement | null): void {
  const target = hashTarget ?? document.querySelector<HTMLElement>('main h1, h1')
  if (!target) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1')
    // Afterwards a click on the text must not focus the heading again. A dialog gives the focus back to it.
    target.onblur = ({ relatedTarget }) => {
      if (!(relatedTarget as Element | null)?.closest('dialog')) target.removeAttribute('tabindex')
    }
  }
  target.focus({ preventScroll: true })
}
