/** What a visitor has chosen: kept on the device in `localStorage`, the same in all tabs, and told to nobody. */
import { useSyncExternalStore } from 'react'

export interface KeptValue<Value> {
  /** Undefined where there is none, and while hydrating. */
  readonly use: () => Value | undefined
  readonly current: () => Value | undefined
  readonly set: (value: Value | undefined) => void
}

/** @param parse from what was stored, by whomever; undefined for what is none */
export function keptValue<Value>(key: string, parse: (stored: unknown) => Value | undefined): KeptValue<Value> {
  let known: { readonly value: Value | undefined } | undefined
  const subscribers = new Set<() => void>()
  const tellAll = () => {
    for (const changed of subscribers) changed()
  }
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    known = undefined
    tellAll()
  }
  const subscribe = (changed: () => void) => {
    if (subscribers.size === 0) addEventListener('storage', onOtherTab)
    subscribers.add(changed)
    return () => {
      subscribers.delete(changed)
      if (subscribers.size === 0) removeEventListener('storage', onOtherTab)
    }
  }
  const current = () => {
    known ??= { value: read(key, parse) }
    return known.value
  }
  const set = (value: Value | undefined) => {
    known = { value }
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the document.
    }
    tellAll()
  }
  return { use: () => useSyncExternalStore(subscribe, current, () => undefined), current, set }
}

function read<Value>(key: string, parse: (stored: unknown) => Value | undefined): Value | undefined {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    // Storage is forbidden, or holds what nobody of us has put there.
    return undefined
  }
}

/** The fields of what was stored; none of what has no fields. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {}
