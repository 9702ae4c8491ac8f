import type { FocusEvent, PointerEvent } from 'react'
import { useReturnFocus } from '#site/navigation/page-transition/use-return-focus.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { dismissToast, pauseToast, resumeToast } from './toast.ts'

interface Props {
  readonly text: string
}

/** A toast, whose time stands still while it is hovered or focused. */
export function ToastBox({ text }: Props) {
  const { noteFocus, returnFocus } = useReturnFocus()
  const enter = (event: FocusEvent) => {
    noteFocus(event)
    pauseToast()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) resumeToast()
  }
  const leavePointer = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) resumeToast()
  }
  const dismiss = () => {
    returnFocus()
    dismissToast()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; its time stands still.
    <div className="toast" onPointerEnter={pauseToast} onPointerLeave={leavePointer} onFocus={enter} onBlur={leave}>
      <p>{text}</p>
      <button type="button" className="close" onClick={dismiss}>
        <Icon name="close" size={1} />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  )
}
