import { type FocusEvent, useEffect, useRef } from 'react'
import { AccountLinks } from '#site/layout/account-links.tsx'
import { RenderedOnce } from '#site/layout/rendered-once.tsx'
import { useCurrent } from '#site/layout/use-current.ts'
import { useLocation } from '#site/router/location-context.ts'
import type { Layout, MenuItem } from '#site/shared/layout.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { WordmarkAgain } from '#site/ui/wordmark/wordmark.tsx'
import styles from './main-menu.module.css'
import { MenuGroup } from './menu-group.tsx'

export const mainMenuId = 'mainMenu'

interface Props {
  readonly items: readonly MenuItem[]
  readonly services: Layout['services']
}

/** The main menu: a row in the header of a wide screen, a full-screen popover on a phone. Both work without script. */
export function MainMenu({ items, services }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  // When a page is left, not when it is taken over: the menu may have been opened before that, as it needs no script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived somewhere does not need the sheet any more.
  useEffect(() => close, [key])
  // Closes the popover when focus leaves it, as it hides the page.
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const currentOf = useCurrent()
  const current = items.find((item) => [item, ...item.children].some(({ href }) => currentOf(href)))
  const state = current && (currentOf(current.href) ?? true)
  return (
    <nav id={mainMenuId} ref={sheet} popover="auto" aria-label="Main" className={styles.menu} onBlur={closeOnBlur}>
      <div className={styles.head}>
        <WordmarkAgain className={styles.wordmark} />
        <button type="button" className={styles.close} popoverTarget={mainMenuId} popoverTargetAction="hide">
          <Icon name="close" size={1.5} />
          <span className="visually-hidden">Close the menu</span>
        </button>
      </div>
      <RenderedOnce as="ul" name={`menu ${current?.href} ${state}`} className={styles.items}>
        {items.map((item, index) => (
          <MenuGroup
            key={index}
            id={`${mainMenuId}-${index + 1}`}
            item={item}
            current={item === current ? state : undefined}
          />
        ))}
      </RenderedOnce>
      <AccountLinks services={services} className={styles.account} />
    </nav>
  )
}
