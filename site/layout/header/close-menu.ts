import styles from './menu-group.module.css'

/** What is open of the main menu closes where the window gets the width of another layout of it, be it that a phone is turned. */
export function closeMenuInOtherLayouts(): void {
  const onWidth = (width: string, act: () => void) =>
    matchMedia(`(min-width: ${width})`).addEventListener('change', act)
  // A submenu has no button in the sheet of tablets, where all are open, and would hang over the page from the header of a wide screen.
  onWidth('48rem', closeSubmenus)
  onWidth('80rem', closeSubmenus)
  // The sheet is a row in that header: open, it would lie over the page.
  onWidth('80rem', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover())
}

function closeSubmenus(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`.${styles['toggle']}[aria-expanded=true]`))
    button.click()
}
