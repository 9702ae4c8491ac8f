/** Opens a browser's store, as far as we use it: always the same one. */
export function memoryStorage(): () => Storage {
  const values = new Map<string, string>()
  const store: Storage = {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
  return () => store
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Opens a storage that takes nothing, as a full one does. */
export const closedStorage = (): Storage => ({
  length: 0,
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
})

/** As where the visitor has forbidden storage: it cannot even be opened. */
export const forbiddenStorage: () => Storage = refuse
