import { type KeyboardEvent, useId } from 'react'
import { useReturnFocus } from '#site/navigation/page-transition/use-return-focus.ts'
import type { Popup } from '#site/shared/layout.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'

interface Props {
  readonly popup: Popup
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A card over a corner of the page, which goes on behind it: it is announced, and takes no focus that is not brought to it. */
export function PopupCard({ popup: { title, text, picture, link }, isOpen, onClose }: Props) {
  const heading = useId()
  const { noteFocus, returnFocus } = useReturnFocus()
  const dismiss = () => {
    onClose()
    returnFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    dismiss()
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && title}
      </p>
      <aside
        className="popupCard"
        aria-labelledby={heading}
        hidden={!isOpen}
        onFocus={noteFocus}
        onKeyDown={onKeyDown}
        data-print="none"
      >
        {picture && <Picture picture={picture} use="card" sizes="(min-width: 48rem) 24rem, 7rem" isDecorative />}
        <div className="words">
          <h2 id={heading} className="title">
            {title}
          </h2>
          <p className="text">{text}</p>
          {link && (
            <ButtonLink isSmall variant="primary" href={link.href} onClick={onClose}>
              {link.label}
            </ButtonLink>
          )}
        </div>
        <Button variant="icon" icon="close" className="close" onClick={dismiss}>
          Close
        </Button>
      </aside>
    </>
  )
}
