import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToast } from './toast.ts'
import type { ToastProps } from './toast-box.tsx'

/** The region of toasts. It is in the page from the start, as screen readers announce only changes of a region. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  const [Box, setBox] = useState<ComponentType<ToastProps>>()
  useEffect(() => {
    if (shown)
      loadBox().then(
        (Box) => setBox(() => Box),
        () => {},
      )
  }, [shown])
  return (
    <div role="status" className="toasts" data-print="none">
      {shown && Box && <Box key={shown.id} text={shown.text} />}
    </div>
  )
}

const loadBox = () => import('./toast-box.tsx').then((part) => part.loadWithStyles())
