import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { loadStyles } from '#site/ui/styles/load-styles.ts'
import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToast } from './toast.ts'
import stylesUrl from './toasts.css?url'

/** The region of toasts. It is in the page from the start, as screen readers announce only changes of a region. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  const [mayShow, setMayShow] = useState(false)
  useEffect(() => {
    if (!shown) return
    // A toast without its styles is better than none.
    void loadStyles(stylesUrl)
      .catch(() => {})
      .then(() => setMayShow(true))
  }, [shown])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) resumeToast()
  }
  const leavePointer = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) resumeToast()
  }
  return (
    <div role="status" className="toasts" data-print="none">
      {shown && mayShow && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; its time stands still.
        <div
          key={shown.id}
          className="toast"
          onPointerEnter={pauseToast}
          onPointerLeave={leavePointer}
          onFocus={pauseToast}
          onBlur={leave}
        >
          <p>{shown.text}</p>
          <button type="button" className="close" onClick={dismissToast}>
            <Icon name="close" size={1} />
            <span className="visually-hidden">Dismiss</span>
          </button>
        </div>
      )}
    </div>
  )
}
