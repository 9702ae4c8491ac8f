import { type FocusEvent, type PointerEvent, useSyncExternalStore } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToast } from './toast.ts'
import styles from './toasts.module.css'

/** The region of toasts. It is in the page from the start, as screen readers announce only changes of a region. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) resumeToast()
  }
  const leavePointer = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) resumeToast()
  }
  return (
    <div role="status" className={styles.container} data-print="none">
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; its time stands still.
        <div
          key={shown.id}
          className={styles.toast}
          onPointerEnter={pauseToast}
          onPointerLeave={leavePointer}
          onFocus={pauseToast}
          onBlur={leave}
        >
          <p>{shown.text}</p>
          <button type="button" className={styles.close} onClick={dismissToast}>
            <Icon name="close" size={1} />
            <span className="visually-hidden">Dismiss</span>
          </button>
        </div>
      )}
    </div>
  )
}
