import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import styles from './dialog.module.css'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  /** By button, by Escape, or by a click beside it. May be called when it is closed already. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Lies over the page until it is closed. The browser keeps the focus in it, and gives it back. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const { current } = dialog
    if (!isOpen || !current) return
    current.showModal()
    return () => current.close()
  }, [isOpen])
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }
  // The event comes a moment later: it may have been opened again.
  const closedByBrowser = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same by key is Escape, which the browser sees to.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClick={closeBeside}
      onClose={closedByBrowser}
      data-print="none"
    >
      <div className={styles.inside}>
        <Button variant="icon" icon="close" className={styles.close} onClick={onClose}>
          Close
        </Button>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
