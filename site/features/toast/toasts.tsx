import { useLayoutEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#site/navigation/when-idle.ts'
import { fetchStyles, loadStyles } from '#site/ui/styles/load-styles.ts'
import { currentToast, subscribeToToast } from './toast.ts'
import { ToastBox } from './toast-box.tsx'
import stylesUrl from './toasts.css?url'

/**
 * The region of toasts. It is in the page from the start, as screen readers announce only changes of a region; and all of it is here
 * before the network goes, as some toasts tell of that.
 */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  useLayoutEffect(() => {
    // A toast without its styles is better than none. A sheet that did not arrive is asked for again.
    if (shown) loadStyles(stylesUrl).catch(() => {})
    else whenIdle(() => fetchStyles(stylesUrl, 'not all').catch(() => {}))
  }, [shown])
  return (
    <div role="status" className="toasts" data-print="none">
      {shown && <ToastBox key={shown.id} text={shown.text} />}
    </div>
  )
}
