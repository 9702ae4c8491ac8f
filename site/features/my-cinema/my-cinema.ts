/** The visitor's cinema: chosen once, kept on the device, and told to nobody. */
import { useSyncExternalStore } from 'react'
import { fitsPath } from '#site/href.ts'
import { routes } from '#site/routes.ts'

export interface MyCinema {
  /** Of its page. */
  readonly href: string
  readonly name: string
}

const key = 'my-cinema'
let mine: { readonly cinema: MyCinema | undefined } | undefined
const subscribers = new Set<() => void>()

/** Undefined while none is chosen, and while hydrating. */
export const useMyCinema = (): MyCinema | undefined => useSyncExternalStore(subscribe, current, () => undefined)

/** @param cinema undefined: none in particular */
export function chooseCinema(cinema: MyCinema | undefined): void {
  mine = { cinema: cinema && { href: cinema.href, name: cinema.name } }
  try {
    if (cinema) localStorage.setItem(key, JSON.stringify(mine.cinema))
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the document.
  }
  tellAll()
}

function current(): MyCinema | undefined {
  mine ??= { cinema: read() }
  return mine.cinema
}

function read(): MyCinema | undefined {
  try {
    const { href, name }: Partial<Record<keyof MyCinema, unknown>> = JSON.parse(localStorage.getItem(key) ?? '{}')
    const isOne = typeof href === 'string' && typeof name === 'string' && fitsPath(routes.cinema.path, href)
    return isOne ? { href, name } : undefined
  } catch {
    // Storage is forbidden, or holds what nobody of us has put there.
    return undefined
  }
}

function subscribe(changed: () => void): () => void {
  if (subscribers.size === 0) addEventListener('storage', onOtherTab)
  subscribers.add(changed)
  return () => {
    subscribers.delete(changed)
    if (subscribers.size === 0) removeEventListener('storage', onOtherTab)
  }
}

/** Chosen in another tab. */
function onOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  mine = undefined
  tellAll()
}

function tellAll(): void {
  for (const changed of subscribers) changed()
}
