/**
 * What `use` gives for a storage of the browser; undefined where it threw: storage may be forbidden, so that opening it throws, or be
 * full, or hold what nobody of us has put there.
 *
 * @param open such as `() => localStorage`
 */
export function inStore<T>(open: () => Storage, use: (store: Storage) => T): T | undefined {
  try {
    return use(open())
  } catch {
    return undefined
  }
}
