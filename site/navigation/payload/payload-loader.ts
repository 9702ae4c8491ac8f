/** Fetches payloads on navigation or before it, and caches them. */

import { notFoundMessage } from '#site/language/not-found.ts'
import { preloadScripts } from '#site/navigation/hydration/preload-code.ts'
import { isValidSlug, type PageName, type RouteId, type RouteTable } from '#site/routes.ts'
import type { Layout } from '#site/shared/layout.ts'
import { normaliseError, PageError } from '#site/shared/page-error.ts'
import {
  type FirstLoad,
  type MovedPage,
  type OfPage,
  type Payload,
  type PayloadFile,
  payloadUrl,
} from '#site/shared/payload.ts'
import type { StylesMedia } from '#site/ui/styles/load-styles.ts'
import { fetchSiteFile, isJson, withTimeout } from './fetch-site-file.ts'
import { type Guards, runGuards } from './guards.ts'
import { PayloadCache } from './payload-cache.ts'
import { limitRedirects, RedirectError, redirectTo } from './redirects.ts'
import { mayReload } from './reload-guard.ts'
import { isStaleDeploy, StaleDeployError } from './stale-deploy.ts'

/** A page that the visitor has seen, and that can be shown again without a network. */
export interface OpenedPage {
  readonly path: string
  readonly title: string
}

export interface PayloadLoader {
  page(path: string, id: RouteId, params: Readonly<Record<string, string | undefined>>): Promise<Payload>
  /** Fetches a page and its code before a navigation, also where the page is cached: ask `isFresh` first. */
  prefetch(path: string): Promise<void>
  /** Whether a navigation to the page would ask for nothing, or for what is on its way, so that there is nothing to prefetch. */
  isFresh(path: string): boolean
  /** The pages that can be shown again, the latest first. */
  opened(): readonly OpenedPage[]
}

interface Options {
  readonly first: FirstLoad | undefined
  /** Loads the document that the visitor is navigating to. */
  readonly reload: () => void
  /** Fetches the code of a page's component, which is known before what is on it. */
  readonly loadComponent: (page: PageName) => Promise<void>
  /** Fetches all the code that a page is rendered with, and its styles. */
  readonly loadCode: (page: Payload & OfPage, media: StylesMedia) => Promise<void>
  readonly rows: RouteTable
  readonly guards: Guards
}

export function createPayloadLoader({ first, reload, loadComponent, loadCode, rows, guards }: Options): PayloadLoader {
  const createCache = () => new PayloadCache<PayloadFile>((path) => fetchFile(path, first?.code))
  let files = createCache()
  if (first) files.set(first.payload.path, first.payload)
  // In development the content changes while the page is open.
  import.meta.hot?.on('content:update', () => {
    files = createCache()
  })

  const titles = new Map<string, string>()
  const noteOpened = ({ path, head }: Payload) => {
    titles.delete(path)
    // As the page is called itself: the title of the document may say more.
    titles.set(path, head.breadcrumbs.at(-1)?.label ?? head.title)
  }
  if (first) noteOpened(first.payload)

  const limited = limitRedirects()
  const load: PayloadLoader['page'] = async (path, id, params) => {
    const { page, guards: names = [], service = 'content' } = rows[id]
    if (!isValidSlug(params['slug'])) throw new PageError(404, notFoundMessage)
    await runGuards(names, path, guards)
    // Fetches the code in parallel with the payload. Pages of the last row differ, so their code follows the payload.
    if (id !== 'other') loadComponent(page).catch(() => {})
    const file = await files.get(path, service)
    if ('movedTo' in file) throw redirectTo(file.movedTo)
    const code = withTimeout(loadCode(file, 'all'))
    // A page that was shown has its code; what else is fetched with it is of the layout, or of other pages.
    await (titles.has(path) ? code.catch(() => {}) : code)
    return file
  }

  return {
    async page(path, id, params) {
      try {
        const payload = await load(path, id, params)
        limited()
        noteOpened(payload)
        return payload
      } catch (error) {
        const isGone = isStaleDeploy(error) || (error instanceof NotPrerendered && (await isOlderThanSite(first?.code)))
        if (isGone && navigator.onLine && mayReload(() => sessionStorage)) {
          reload()
          // Never resolves: the old page stays on the screen until the new document replaces it.
          return new Promise<never>(() => {})
        }
        if (error instanceof NotPrerendered) console.error(`Route ${path} is not pre-rendered`)
        if (error instanceof RedirectError) console.error(error.message)
        throw limited(error)
      }
    },
    async prefetch(path) {
      const file = await files.fetch(path)
      if ('page' in file) await loadCode(file, 'not all')
    },
    isFresh: (path) => files.isFresh(path),
    opened: () =>
      [...titles]
        .reverse()
        .filter(([path]) => files.has(path))
        .map(([path, title]) => ({ path, title })),
  }
}

/** Layout data: menus, notices, popups. */
export async function fetchLayout(address: string): Promise<Layout> {
  const response = await fetchSiteFile(address)
  if (!isJson(response)) throw new StaleDeployError(`${address} is gone, so the page is of an older deploy.`)
  return (await response.json()) as Layout
}

/** The address fits the route table, but the build made no page for it. */
class NotPrerendered extends PageError {
  constructor() {
    super(404, notFoundMessage)
  }
}

async function fetchFile(path: string, ownCode: string | undefined): Promise<PayloadFile> {
  const response = await fetchSiteFile(payloadUrl(path))
  if (response.status === 404 || (response.ok && !isJson(response))) throw new NotPrerendered()
  if (!response.ok) throw new PageError(response.status, normaliseError(response).message)
  const file: unknown = await response.json().catch(() => undefined)
  // Thrown here, so that it is not kept: the host may answer otherwise a moment later.
  if (!isPayloadFile(file)) throw new Error(`The host answered for ${path} with something that is no page.`)
  if ('page' in file && file.code !== ownCode) throw new StaleDeployError(`${path} was made for newer code.`)
  if ('page' in file) preloadScripts(file.scripts ?? [])
  return file
}

/** Whether it has the shape of a payload, which what hosts and caches put in the place of a file has not. */
function isPayloadFile(file: unknown): file is PayloadFile {
  if (typeof file !== 'object' || file === null) return false
  const { movedTo, page, head, data }: Partial<MovedPage & Payload> = file
  if (movedTo !== undefined) return typeof movedTo === 'string'
  return typeof page === 'string' && typeof head === 'object' && typeof data === 'object'
}

/** Asked only where a page is missing: a newer deploy may have removed it, or it may never have existed. */
async function isOlderThanSite(ownCode: string | undefined): Promise<boolean> {
  try {
    const home = (await (await fetchSiteFile(payloadUrl('/'))).json()) as Payload & { readonly code?: string }
    return home.code !== ownCode
  } catch {
    return false
  }
}
