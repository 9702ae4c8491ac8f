/** Which notices a visitor has put away, as far as the browser keeps that; else for this visit. */
import { useSyncExternalStore } from 'react'

/** `hide-dismissed.js` reads it, too. */
const key = 'dismissed-notices'
const none: readonly string[] = []
let dismissed: readonly string[] | undefined
const subscribers = new Set<() => void>()

/** None while the page is taken over from its HTML; those that will go then are not shown by `hide-dismissed.js`. */
export const useDismissed = (): readonly string[] => useSyncExternalStore(subscribe, current, () => none)

export function dismiss(id: string): void {
  dismissed = [...current(), id]
  try {
    localStorage.setItem(key, JSON.stringify(dismissed))
  } catch {
    // Full, or forbidden: it comes back with the next visit.
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
    return Array.isArray(stored) ? stored.map(String) : none
  } catch {
    return none
  }
}

function subscribe(changed: () => void): () => void {
  subscribers.add(changed)
  return () => void subscribers.delete(changed)
}
