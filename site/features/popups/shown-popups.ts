/** Remembers which popups a visitor has seen, and tells which are due again. */
import { browserStorage } from '#site/features/stored-value/browser-storage.ts'
import type { Popup } from '#site/shared/layout.ts'

/** The browser's storages; undefined where access is forbidden. */
export interface Stores {
  /** Persists. */
  readonly local: Storage | undefined
  /** Lasts for the session. */
  readonly session: Storage | undefined
}

/** Milliseconds. */
const week = 7 * 24 * 3_600_000
const keyOf = (id: string): string => `popup:${id}`

/** Ids of popups: without storage, too, each is shown only once per document. */
const shownInThisVisit = new Set<string>()

export function isDue({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, stores: Stores, now: number): boolean {
  if (shownInThisVisit.has(id)) return false
  const shownAt = read(storeFor(frequency, stores), keyOf(id))
  if (shownAt === null) return true
  return frequency === 'every-week' && now - Number(shownAt) >= week
}

/** Whether an address is one of the site's own. */
export const isOfSite = (address: string, origin: string): boolean => address.startsWith(`${origin}/`)

export function rememberShown({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, stores: Stores, now: number): void {
  shownInThisVisit.add(id)
  try {
    storeFor(frequency, stores)?.setItem(keyOf(id), String(now))
  } catch {
    // Storage is full or forbidden: `shownInThisVisit` remembers.
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

export const browserStores = (): Stores => ({
  local: browserStorage('localStorage'),
  session: browserStorage('sessionStorage'),
})
