/** Whether the browser has a network. */
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** For what needs the network: sending a form, for one. A page as it is built is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
