/** The router of the browser: it loads pages and keeps the history. */
import { createKey, createPath, type Location, resolvePath, shownLocation, type To } from './location.ts'
import { Redirect } from './redirect.ts'

/** The result of loading an address. */
type Outcome<Page> = { readonly page: Page } | { readonly error: unknown }

/** The visitor's location, and the page that is shown there. */
export interface LoadedLocation<Page> {
  readonly location: Location
  readonly outcome: Outcome<Page>
}

export interface RouterState<Page> {
  readonly location: Location
  /** Undefined until the first page is loaded. */
  readonly outcome: Outcome<Page> | undefined
  /** Whether the location was reached through the history, or by opening the document. */
  readonly isReturn: boolean
  /** Whether the page stays scrolled as it was. */
  readonly preventScrollReset: boolean
  /** The location to which the visitor is being taken. */
  readonly next: Location | undefined
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
}

export interface Router<Page> {
  readonly state: RouterState<Page>
  /** @returns a function that ends it. */
  subscribe(changed: (state: RouterState<Page>) => void): () => void
  /** Resolves when the page is there, or another navigation has taken its place. */
  navigate(to: To, options?: NavigateOptions): Promise<void>
  /** Loads the present page anew, or the one that is on its way. */
  reload(): Promise<void>
}

interface Options<Page> {
  /** May throw a redirect. */
  readonly load: (location: Location) => Promise<Page>
  /** The page of the present address, where it is there already. */
  readonly first?: Page
}

type HistoryAction = 'push' | 'replace' | 'keep'

interface Going {
  readonly entry: HistoryAction
  readonly preventScrollReset: boolean
  readonly isReload?: boolean
}

/** A navigation that neither adds nor replaces a history entry. */
const asItWas: Going = { entry: 'keep', preventScrollReset: false }

/** Call it once in a document. */
export function createRouter<Page>({ load, first }: Options<Page>): Router<Page> {
  const subscribers = new Set<(state: RouterState<Page>) => void>()
  let state: RouterState<Page> = {
    location: shownLocation(),
    outcome: first === undefined ? undefined : { page: first },
    isReturn: true,
    preventScrollReset: false,
    next: undefined,
  }
  /** Counts navigations: what an older one comes to is not wanted any more. */
  let latest = 0
  /** How the page that is on its way comes into the history; `keep` where none is. */
  let nextEntry: HistoryAction = 'keep'

  function change(next: RouterState<Page>): void {
    state = next
    for (const changed of subscribers) changed(state)
  }

  async function go(to: Location, { entry, preventScrollReset, isReload = false }: Going): Promise<void> {
    latest += 1
    const own = latest
    let { outcome } = state
    if (isReload || !outcome || 'error' in outcome || isOtherPage(to, state.location)) {
      nextEntry = entry
      change({ ...state, next: to })
      try {
        outcome = { page: await load(to) }
      } catch (error) {
        outcome = { error }
      }
      if (own !== latest) return
      if ('error' in outcome && outcome.error instanceof Redirect)
        return follow(to, outcome.error, { entry: entry === 'push' ? 'push' : 'replace', preventScrollReset })
    }
    write(to, entry)
    nextEntry = 'keep'
    change({ location: to, outcome, isReturn: entry === 'keep', preventScrollReset, next: undefined })
  }

  /**
   * A filter or words in the query of a page that the visitor is leaving: that goes on. Nothing is written where the browser has gone back
   * already, as the entry that it stands on is that of the next page.
   */
  function replaceMeanwhile(to: Location): void {
    if (nextEntry !== 'keep') write(to, 'replace')
    change({ ...state, location: to, preventScrollReset: true })
  }

  async function follow(
    asked: Location,
    { to, isDocument }: Redirect,
    { entry, preventScrollReset }: Going,
  ): Promise<void> {
    const url = new URL(to, location.origin)
    // As hosts and browsers do it: what was asked for goes on, where the new address says nothing else.
    url.search ||= asked.search
    url.hash ||= asked.hash
    const { href, pathname, search, hash } = url
    if (!isDocument) return go({ pathname, search, hash, key: createKey() }, { entry, preventScrollReset })
    // The old page stays on the screen until the document replaces it.
    if (entry === 'push') location.assign(href)
    else location.replace(href)
  }

  addEventListener('popstate', () => void go(shownLocation(), asItWas))
  if (first === undefined) void go(state.location, asItWas)

  return {
    get state() {
      return state
    },
    subscribe(changed) {
      subscribers.add(changed)
      return () => void subscribers.delete(changed)
    },
    async navigate(to, { replace = false, preventScrollReset = false } = {}) {
      const { location, next } = state
      const address = { ...resolvePath(to, location), key: createKey() }
      const isLeaving = next !== undefined && isOtherPage(next, location)
      if (isLeaving && replace && !isOtherPage(address, location)) replaceMeanwhile(address)
      else await go(address, { entry: replace ? 'replace' : 'push', preventScrollReset })
    },
    reload: () => go(state.next ?? state.location, { ...asItWas, entry: nextEntry, isReload: true }),
  }
}

/** Filters and tabs are of one page, as parts of it are. The same address once more asks for the page again. */
const isOtherPage = (to: Location, from: Location): boolean =>
  to.pathname !== from.pathname || (to.hash === '' && createPath(to) === createPath(from))

function write(to: Location, entry: HistoryAction): void {
  if (entry === 'keep') return
  // With the origin, as a path may begin with two slashes.
  const address = location.origin + createPath(to)
  try {
    history[`${entry}State`]({ key: to.key }, '', address)
  } catch {
    // Some browsers refuse too many entries in a short time.
    location.assign(address)
  }
}
