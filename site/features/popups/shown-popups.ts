/** Which popups a visitor has had, and so whether one is due again. */
import type { Popup } from '#site/shared/layout.ts'

/** The two stores of a browser; either may be closed to us. */
export interface Stores {
  /** Lasts. */
  readonly local: Storage | undefined
  /** Lasts for the visit. */
  readonly session: Storage | undefined
}

const week = 7 * 24 * 3_600_000
const keyOf = (id: string): string => `popup:${id}`

/** Where nothing can be stored: at least not twice in this visit. */
const shownInThisVisit = new Set<string>()

export function isDue({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, stores: Stores, now: number): boolean {
  if (shownInThisVisit.has(id)) return false
  const shownAt = read(storeFor(frequency, stores), keyOf(id))
  if (shownAt === null) return true
  return frequency === 'every-week' && now - Number(shownAt) >= week
}

export function rememberShown({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, stores: Stores, now: number): void {
  shownInThisVisit.add(id)
  try {
    storeFor(frequency, stores)?.setItem(keyOf(id), String(now))
  } catch {
    // Full, or forbidden: noted above.
  }
}

const storeFor = (frequency: Popup['frequency'], { local, session }: Stores): Storage | undefined =>
  frequency === 'every-session' ? session : local

function read(store: Storage | undefined, key: string): string | null {
  try {
    return store?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Even the name of a store may be forbidden. */
export function browserStores(): Stores {
  const open = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return window[name]
    } catch {
      return undefined
    }
  }
  return { local: open('localStorage'), session: open('sessionStorage') }
}
