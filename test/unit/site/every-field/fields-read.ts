/** Which fields data has, and which of them are read: by what holds them, such as `card.title`. */
export class FieldsRead {
  readonly #had = new Set<string>()
  readonly #read = new Set<string>()

  /** The same data, which notes what is read of it. */
  watched<T>(value: T, name: string): T {
    if (typeof value !== 'object' || value === null) return value
    const holder = holderOf(value, name)
    if (!Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) if (!isEmpty(inner)) this.#had.add(`${holder}.${key}`)
    return new Proxy(value, {
      get: (target, key) => {
        const inner: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol' || typeof inner === 'function') return inner
        if (Array.isArray(target)) return this.watched(inner, name)
        this.#read.add(`${holder}.${key}`)
        return this.watched(inner, key === 'props' && 'type' in target ? String(target.type) : key)
      },
    })
  }

  unread(): string[] {
    return [...this.#had].filter((field) => !this.#read.has(field)).toSorted()
  }
}

/** Cards and pictures are so wherever they are; all else is called by the field that holds it. */
function holderOf(value: object, name: string): string {
  if ('shape' in value) return 'card'
  return 'alt' in value && 'width' in value ? 'picture' : name
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)
