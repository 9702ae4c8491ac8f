/** The browser's side of payloads: fetched on navigation or before it, and kept for a while. */

import { notFoundMessage } from '#site/language/not-found.ts'
import type { PageName } from '#site/page-names.ts'
import { isValidSlug, rowOf } from '#site/routes.ts'
import type { Layout } from '#site/shared/layout.ts'
import { normaliseError, PageError } from '#site/shared/page-error.ts'
import { type FirstLoad, type Payload, type PayloadFile, type PayloadLoader, payloadUrl } from '#site/shared/payload.ts'
import { runGuards } from './guards.ts'
import { NetworkError, PayloadCache } from './payload-cache.ts'
import { RedirectHops, redirectTo } from './redirects.ts'
import { mayReload } from './reload-guard.ts'
import { isStaleDeploy, StaleDeployError } from './stale-deploy.ts'

export interface PrefetchingLoader extends PayloadLoader {
  /** Fetches a page and its code before anybody asks for it; does nothing where it is there. */
  prefetch(path: string): Promise<void>
  /** Whether there is nothing to prefetch. */
  has(path: string): boolean
}

interface Options {
  readonly first: FirstLoad | undefined
  /** Loads the document at the address that the visitor is on the way to. */
  readonly reload: () => void
  /** Fetches a page's code. */
  readonly loadComponent: (page: PageName) => Promise<void>
}

export function createPayloadLoader({ first, reload, loadComponent }: Options): PrefetchingLoader {
  const createCache = () => new PayloadCache<PayloadFile>((path) => fetchFile(path, first?.code))
  let files = createCache()
  if (first) files.put(first.payload.path, first.payload)
  // In development, the content changes under us.
  import.meta.hot?.on('content:update', () => {
    files = createCache()
  })

  const hops = new RedirectHops()
  const load: PayloadLoader['page'] = async (path, id, params) => {
    const { page, guards = [], service = 'content' } = rowOf(id)
    if (!isValidSlug(params['slug'])) throw new PageError(404, notFoundMessage)
    await runGuards(guards, path)
    // The code by the table, so that it comes along with the payload; the last row has pages of many kinds.
    if (id !== 'other') loadComponent(page).catch(() => {})
    const file = await files.get(path, service)
    if ('movedTo' in file) throw redirectTo(file.movedTo)
    await loadComponent(file.page)
    return file
  }

  return {
    async page(path, id, params) {
      try {
        const payload = await load(path, id, params)
        hops.reset()
        return payload
      } catch (error) {
        const isGone = isStaleDeploy(error) || (error instanceof NotPrerendered && (await isOlderThanSite(first?.code)))
        if (isGone && navigator.onLine && mayReload(() => sessionStorage)) {
          reload()
          // What is on the screen stays there until the document is exchanged.
          return new Promise<never>(() => {})
        }
        if (error instanceof NotPrerendered) console.error(`Route ${path} is not pre-rendered`)
        throw hops.follow(error)
      }
    },
    // Only the development server answers this: a built page says where its layout is.
    layout: () => fetchLayout('/layout.json'),
    async prefetch(path) {
      const file = await files.fetch(path)
      if ('page' in file) await loadComponent(file.page)
    },
    has: (path) => files.has(path),
  }
}

/** What stands around every page, from the address that a built page names. */
export async function fetchLayout(address: string): Promise<Layout> {
  const response = await fetch(address)
  if (!response.ok) throw new StaleDeployError(`${address} is gone, so the page is of an older deploy.`)
  return (await response.json()) as Layout
}

/** The address fits the route table, but the build has made no page of it. */
class NotPrerendered extends PageError {
  constructor() {
    super(404, notFoundMessage)
  }
}

async function fetchFile(path: string, ownCode: string | undefined): Promise<PayloadFile> {
  const response = await fetch(payloadUrl(path)).catch((cause: unknown) => {
    throw new NetworkError(`Nobody answers for ${path}.`, { cause })
  })
  // Some hosts answer with a page where there is no file.
  const isPayload = response.headers.get('content-type')?.includes('json') ?? false
  if (response.status === 404 || (response.ok && !isPayload)) throw new NotPrerendered()
  if (!response.ok) throw new PageError(response.status, normaliseError(response).message)
  const file = (await response.json()) as PayloadFile
  if ('page' in file && file.code !== ownCode) throw new StaleDeployError(`${path} was made for newer code.`)
  return file
}

/** Asked only where a page is missing: there may be none, or it may have been part of the deploy before. */
async function isOlderThanSite(ownCode: string | undefined): Promise<boolean> {
  try {
    const home = (await (await fetch(payloadUrl('/'))).json()) as Payload & { readonly code?: string }
    return home.code !== ownCode
  } catch {
    return false
  }
}
