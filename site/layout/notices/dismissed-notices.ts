/** Remembers dismissed notices in local storage, or in memory where storage is forbidden. */
import { useSyncExternalStore } from 'react'

/** `settle-notices.js` reads the same key. */
const key = 'dismissed-notices'
const noNotices: readonly string[] = []
let dismissed: readonly string[] | undefined
const subscribers = new Set<() => void>()

/** Empty while hydrating, as the HTML has all notices; until then `settle-notices.js` hides the dismissed ones. */
export const useDismissed = (): readonly string[] => useSyncExternalStore(subscribe, current, () => noNotices)

export function dismiss(id: string): void {
  dismissed = [...current(), id]
  try {
    localStorage.setItem(key, JSON.stringify(dismissed))
  } catch {
    // Storage is full or forbidden: the notice is back on the next visit.
  }
  for (const changed of subscribers) changed()
}

function current(): readonly string[] {
  dismissed ??= read()
  return dismissed
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : noNotices
  } catch {
    return noNotices
  }
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed)
  return () => void subscribers.delete(changed)
}
