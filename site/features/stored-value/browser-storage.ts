/** A storage of the browser; undefined where access is forbidden, which reading the property alone tells by an error. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}
