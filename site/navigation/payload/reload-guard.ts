/** May the page be loaded anew to get at a newer deploy? Once, and then not for a while (spec points 4 and 9). */

export const reloadInterval = 60_000
const key = 'reloaded-at'

/** Remembers that it was allowed. Without a memory it never is: that could go round for ever. */
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
