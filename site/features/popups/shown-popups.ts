/** Remembers which popups a visitor has seen, and tells which are due again. */
import type { Popup } from '#site/shared/layout.ts'
import { inStore } from '#site/shared/storage/in-store.ts'

/** The browser's storages. Opening one throws where storage is forbidden. */
export interface Stores {
  /** Persists. */
  readonly local: () => Storage
  /** Lasts for the session. */
  readonly session: () => Storage
}

export const browserStores: Stores = { local: () => localStorage, session: () => sessionStorage }

/** Milliseconds. */
const week = 7 * 24 * 3_600_000
const keyOf = (id: string): string => `popup:${id}`

/** Ids of popups: without storage, too, each is shown only once per document. */
const shownInThisVisit = new Set<string>()

export function isDue({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, stores: Stores, now: number): boolean {
  if (shownInThisVisit.has(id)) return false
  const shownAt = inStore(storeFor(frequency, stores), (store) => store.getItem(keyOf(id))) ?? null
  if (shownAt === null) return true
  return frequency === 'every-week' && now - Number(shownAt) >= week
}

export function rememberShown({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, stores: Stores, now: number): void {
  shownInThisVisit.add(id)
  inStore(storeFor(frequency, stores), (store) => store.setItem(keyOf(id), String(now)))
}

const storeFor = (frequency: Popup['frequency'], { local, session }: Stores): (() => Storage) =>
  frequency === 'every-session' ? session : local
