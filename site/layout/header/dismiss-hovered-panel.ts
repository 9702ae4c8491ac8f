import styles from './menu-group.module.css'

/** A panel of the menu that is open because the pointer is over its entry closes at Escape, until the pointer comes again (WCAG 1.4.13). */
export function dismissHoveredPanelAtEscape(): void {
  addEventListener('keydown', ({ key }) => {
    const group = key === 'Escape' && document.querySelector<HTMLElement>(`.${styles['group']}:hover`)
    if (!group) return
    group.dataset['dismissed'] = ''
    group.addEventListener('pointerleave', () => delete group.dataset['dismissed'], { once: true })
  })
}
