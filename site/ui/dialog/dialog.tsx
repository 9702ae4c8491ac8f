import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#site/ui/button/button.tsx'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import ownStyles from './dialog.css?url'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  /** Called on the close button, on Escape and on a click outside; may be called when already closed. */
  readonly onClose: () => void
  /** A sheet that its content needs, fetched with its own. */
  readonly stylesUrl?: string
  readonly children: ReactNode
}

/** A modal dialog. The browser traps focus in it and restores it. */
export function Dialog({ title, isOpen, onClose, stylesUrl = ownStyles, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const { current } = dialog
    if (!isOpen || !current) return
    let isWanted = true
    // Without its styles, the browser's own are shown.
    void Promise.all([ownStyles, stylesUrl].map(loadStyles))
      .catch(() => {})
      .then(() => isWanted && current.showModal())
    return () => {
      isWanted = false
      current.close()
    }
  }, [isOpen, stylesUrl])
  // Where a press begins in the dialog, as to mark words, and ends beside it, its click is told of as one on the dialog, which holds both.
  const pressed = useRef<EventTarget>(null)
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === target) onClose()
  }
  // The close event is asynchronous: the dialog may be open again.
  const closedByBrowser = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same by key is Escape, which the browser sees to.
    <dialog
      ref={dialog}
      className="ownDialog"
      aria-labelledby={heading}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={closeBeside}
      onClose={closedByBrowser}
      data-print="none"
    >
      <div className="inside">
        <Button variant="icon" icon="close" className="close" onClick={onClose}>
          Close
        </Button>
        <h2 id={heading} className="title">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
