/** Starts the site in the browser: hydrates a built page, or renders it in development. */
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadThirdParties } from './features/third-parties/third-parties.ts'
import { loadMessages } from './language/load-messages.ts'
import { rememberLocale } from './language/remember-locale.ts'
import { followLinks } from './navigation/follow-links.ts'
import { watchOverlayAddress } from './navigation/overlay-address.ts'
import { navigationEffects } from './navigation/page-transition/after-navigation.ts'
import { type Router, withPageTransitions } from './navigation/page-transition/page-transitions.ts'
import { noteFollowedLinks } from './navigation/page-transition/shared-picture.ts'
import type { Guards } from './navigation/payload/guards.ts'
import { createPayloadLoader, fetchLayout, type PrefetchingLoader } from './navigation/payload/payload-loader.ts'
import { notePreloadErrors } from './navigation/payload/stale-deploy.ts'
import { prefetchLinks } from './navigation/prefetch/prefetch-links.ts'
import { showProgress } from './navigation/progress/show-progress.ts'
import { whenIdle } from './navigation/when-idle.ts'
import { loadComponent } from './page-components.ts'
import { createRoutes, pathInUrl, rootId } from './router.tsx'
import { isRouteId, type RouteTable } from './routes.ts'
import type { FirstLoad } from './shared/payload.ts'
import { isPage } from './ui/link/link.tsx'
import { identifierPrefix } from './ui/own-ids.ts'

interface SiteOptions {
  readonly rows: RouteTable
  readonly guards: Guards
}

type Start = (container: HTMLElement, first: FirstLoad | undefined) => Promise<void>

/** @returns a function that resolves when React has taken the page over. It throws where the page is of an older deploy. */
export const createStart =
  (options: SiteOptions): Start =>
  (container, first) =>
    start(container, first, options)

async function start(
  container: HTMLElement,
  first: FirstLoad | undefined,
  { rows, guards }: SiteOptions,
): Promise<void> {
  notePreloadErrors(window)
  rememberLocale()
  watchOverlayAddress()
  const [layout] = first ? await Promise.all([fetchLayout(first.layout), loadComponent(first.payload.page)]) : []
  const load = createPayloadLoader({ first, reload: () => loadDocument(router), loadComponent, rows, guards })
  const routes = createRoutes(load, rows)
  const leafId = matchRoutes(routes, location)?.at(-1)?.route.id
  // A guarded page is not hydrated, so that the router runs its guards.
  const isGuarded = isRouteId(leafId) && rows[leafId].guards !== undefined
  const router: Router = createBrowserRouter(routes, {
    ...(first && leafId
      ? { hydrationData: { loaderData: { [rootId]: layout, ...(isGuarded ? {} : { [leafId]: first.payload }) } } }
      : {}),
  })
  import.meta.hot?.on('content:update', () => void router.revalidate())
  const effects = navigationEffects(router, { keepsScroll: (id) => isRouteId(id) && rows[id].keepsScroll === true })
  const { promise: mounted, resolve: onMounted } = Promise.withResolvers<void>()
  const app = (
    <StrictMode>
      <Mounted onMounted={onMounted}>
        <RouterProvider router={withPageTransitions(router, effects)} />
      </Mounted>
    </StrictMode>
  )
  // Meanwhile the built page stays on the screen.
  if (!router.state.initialized) await initialState(router)
  // An error page is served at other addresses than its own, where its links may differ, so it is rendered anew.
  if (first && !isGuarded && first.payload.path === pathInUrl(location.href))
    // As a transition, hydration lets the browser answer in between.
    startTransition(() => void hydrateRoot(container, app, { identifierPrefix }))
  else createRoot(container, { identifierPrefix }).render(app)
  await mounted
  effects.initial()
  showProgress(router)
  noteFollowedLinks()
  followLinks(router)
  prefetchLinks({ root: container, pathToFetch: (link) => pathToFetch(link, load), fetch: load.prefetch })
  whenIdle(() => void loadMessages())
  if (layout) loadThirdParties(layout.thirdParties)
}

/** Says when React has rendered what is in it for the first time. */
function Mounted({ onMounted, children }: { readonly onMounted: () => void; readonly children: ReactNode }) {
  useEffect(onMounted, [onMounted])
  return children
}

/** Resolves when the router has its first state. */
function initialState(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Loads the document that the visitor is navigating to. */
function loadDocument({ state }: Router): void {
  const address = new URL(createPath(state.navigation.location ?? state.location), location.origin).href
  // Assigning the same address with a hash would only scroll.
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** The path to prefetch for a link to an own page; undefined where nothing is to be fetched. */
function pathToFetch(link: HTMLAnchorElement, load: PrefetchingLoader): string | undefined {
  if (link.origin !== location.origin || !isPage(link.pathname) || link.target || link.hasAttribute('download')) return
  const path = pathInUrl(link.href)
  return path === pathInUrl(location.href) || load.has(path) ? undefined : path
}
