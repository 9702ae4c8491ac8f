/** Limits reloads for a newer deploy to one per minute (spec points 4 and 9). */
import { inStore } from '#site/shared/storage/in-store.ts'

/** Milliseconds. */
export const reloadInterval = 60_000
const key = 'reloaded-at'

/** Whether a reload is allowed, remembering that it was. Never without storage, as the page could reload for ever. */
export function mayReload(storage = () => sessionStorage): boolean {
  const isAllowed = inStore(storage, (store) => {
    const now = Date.now()
    if (now - Number(store.getItem(key)) < reloadInterval) return false
    store.setItem(key, `${now}`)
    return true
  })
  return isAllowed === true
}
