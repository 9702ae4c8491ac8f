import { useRef, useState } from 'react'
import type { MenuItem } from '#site/shared/layout.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './menu-group.module.css'

interface Props {
  /** Id of the submenu. */
  readonly id: string
  readonly item: MenuItem
  /** Whether it links to the page that is shown, or the page is one of its own. */
  readonly current: 'page' | true | undefined
}

/** An entry of the main menu with its submenu: opens by hover or by its button; without script it is open on phones. */
export function MenuGroup({ id, item: { label, href, children }, current }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Escape would close the menu's popover, too.
    event.preventDefault()
    close()
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    // On phones submenus stay open until closed; in the header only one is open.
    if (!currentTarget.contains(relatedTarget) && getComputedStyle(currentTarget).position === 'relative') close()
  }
  return (
    <li className={styles.group} data-open={isOpen || undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className={styles.head}>
        <Link href={href} className={styles.link} aria-current={current} onClick={close}>
          {label}
        </Link>
        {children.length > 0 && (
          <button
            ref={button}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="down" size={1} />
            <span className="visually-hidden">{`More in ${label}`}</span>
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul className={styles.panel} id={id}>
          {children.map((child, index) => (
            <li key={index}>
              <Link href={child.href} onClick={close}>
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
