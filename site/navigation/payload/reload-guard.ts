/** Limits reloads for a newer deploy to one per minute, so that a page cannot reload for ever. */

/** Milliseconds. */
export const reloadInterval = 60_000
const key = 'reloaded-at'

/** Whether a reload is allowed, remembering that it was. Never without storage, as the page could reload for ever. */
export function mayReload(storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(key))
    if (Date.now() - last < reloadInterval) return false
    storage().setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
