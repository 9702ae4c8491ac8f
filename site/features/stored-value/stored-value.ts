/** A choice of the visitor, kept on the device in `localStorage`, the same in all tabs, and sent to nobody. */
import { useSyncExternalStore } from 'react'

export interface StoredValue<Value> {
  /** Undefined where there is none, and while hydrating. */
  readonly use: () => Value | undefined
  readonly current: () => Value | undefined
  readonly set: (value: Value | undefined) => void
}

/** @param parse validates stored JSON of unknown origin; returns undefined if it is invalid */
export function storedValue<Value>(key: string, parse: (stored: unknown) => Value | undefined): StoredValue<Value> {
  let known: { readonly text: string | null; readonly value: Value | undefined } | undefined
  /** What storage did not take: it lasts as long as the document. */
  let unstored: { readonly value: Value | undefined } | undefined
  const subscribers = new Set<() => void>()
  const tellAll = () => {
    for (const changed of subscribers) changed()
  }
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tellAll()
  }
  const subscribe = (changed: () => void) => {
    if (subscribers.size === 0) addEventListener('storage', onOtherTab)
    subscribers.add(changed)
    return () => {
      subscribers.delete(changed)
      if (subscribers.size === 0) removeEventListener('storage', onOtherTab)
    }
  }
  /** Asks storage each time: another tab may have written while nothing here listened. The same text gives the same value. */
  const current = () => {
    if (unstored) return unstored.value
    const text = stored(key)
    if (known?.text !== text) known = { text, value: parse(parsed(text)) }
    return known.value
  }
  const set = (value: Value | undefined) => {
    unstored = undefined
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
    } catch {
      unstored = { value }
    }
    tellAll()
  }
  return { use: () => useSyncExternalStore(subscribe, current, () => undefined), current, set }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is forbidden.
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // It holds what nobody of us has put there.
    return undefined
  }
}

/** The fields of what was stored; none of what has no fields. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}
