/** After a navigation: the focus goes to the new page, and its title is said. Never on first load. */
import styles from './announce.module.css'

/** Made once, empty, at the start: only changes of a live region are said. */
export function announcer(): (text: string) => void {
  const region = document.createElement('p')
  region.setAttribute('role', 'status')
  region.className = styles['hidden'] ?? ''
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}

/** To what the hash names, else to the page's heading. The scroll position is not for this to change. */
export function focusPage(hashTarget: HTMLElement | null): void {
  const target = hashTarget ?? document.querySelector<HTMLElement>('main h1, h1')
  if (!target) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1')
    // Once left, a click on the text shall not bring the focus back.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
