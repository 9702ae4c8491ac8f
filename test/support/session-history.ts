/** A window as far as the router uses one, with a history of its own: Node has none. */
import { vi } from 'vitest'

interface HistoryEntry {
  readonly url: URL
  readonly state: unknown
}

export const origin = 'http://site.example'

/** Stubs the globals of a window at a path. */
export function openWindow(path: string) {
  const entries: HistoryEntry[] = [{ url: new URL(path, origin), state: null }]
  let index = 0
  let listeners: (() => void)[] = []
  /** Documents that were asked for. */
  const documents: string[] = []
  const present = (): HistoryEntry => {
    const entry = entries[index]
    if (!entry) throw new Error(`The history has no entry ${index}.`)
    return entry
  }
  const entryOf = (state: unknown, address: string): HistoryEntry => {
    const url = new URL(address, present().url)
    if (url.origin !== origin) throw new DOMException(`${url.href} is of another origin.`, 'SecurityError')
    return { url, state }
  }
  const location = {
    get pathname() {
      return present().url.pathname
    },
    get search() {
      return present().url.search
    },
    get hash() {
      return present().url.hash
    },
    origin,
    assign: (address: string) => void documents.push(`assign ${address}`),
    replace: (address: string) => void documents.push(`replace ${address}`),
  }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    get state() {
      return present().state
    },
    pushState(state: unknown, _: string, address: string) {
      entries.splice(index + 1, Number.POSITIVE_INFINITY, entryOf(state, address))
      index += 1
    },
    replaceState(state: unknown, _: string, address: string) {
      entries[index] = entryOf(state, address)
    },
  })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'popstate') listeners = [...listeners, listener]
  })
  return {
    documents,
    /** Addresses of the history, the present one in brackets. */
    addresses: () =>
      entries.map(({ url }, at) => {
        const path = url.pathname + url.search + url.hash
        return at === index ? `[${path}]` : path
      }),
    go(by: number) {
      index += by
      for (const listener of listeners) listener()
    },
  }
}
