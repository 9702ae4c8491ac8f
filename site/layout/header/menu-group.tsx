import { useRef, useState } from 'react'
import type { MenuItem } from '#site/shared/layout.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './menu-group.module.css'

interface Props {
  /** Of what lies below. */
  readonly id: string
  readonly item: MenuItem
  /** It leads to the page that is shown. */
  readonly isCurrent: boolean
}

/** An entry of the main menu and what lies below it: opened by pointer, by its button, or, without script, open on phones. */
export function MenuGroup({ id, item: { label, href, children }, isCurrent }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // Otherwise the sheet around it would close, too.
    event.preventDefault()
    close()
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    // On phones groups stay open until they are closed; a row of panels shows one at a time.
    if (!currentTarget.contains(relatedTarget) && getComputedStyle(currentTarget).position === 'relative') close()
  }
  return (
    <li className={styles.group} data-open={isOpen || undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className={styles.head}>
        <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined} onClick={close}>
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
            <span className="visually-hidden">More in {label}</span>
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul className={styles.panel} id={id}>
          {children.map((child) => (
            <li key={child.label}>
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
