/** Starts the site in the browser: takes over the page that was built, or, in development, makes it. */
// First, as it says which layer of styles is above which.
import './styles/index.css'
import { StrictMode } from 'react'
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
import { createPayloadLoader, fetchLayout, type PrefetchingLoader } from './navigation/payload/payload-loader.ts'
import { mayReload } from './navigation/payload/reload-guard.ts'
import { isStaleDeploy, notePreloadErrors } from './navigation/payload/stale-deploy.ts'
import { prefetchLinks } from './navigation/prefetch/prefetch-links.ts'
import { showProgress } from './navigation/progress/show-progress.ts'
import { whenIdle } from './navigation/when-idle.ts'
import { loadComponent } from './page-components.ts'
import { createRoutes, pathOf, rootId } from './router.tsx'
import { isRouteId, rowOf } from './routes.ts'
import { type FirstLoad, payloadElementId } from './shared/payload.ts'
import { isPage } from './ui/link/link.tsx'
import { identifierPrefix } from './ui/own-ids.ts'

const container = document.getElementById('siteRoot')
const embeddedPayload = document.getElementById(payloadElementId)?.textContent

if (container) {
  start(container, embeddedPayload ? (JSON.parse(embeddedPayload) as FirstLoad) : undefined).catch((error: unknown) => {
    // The page may come from a cache, and its code be gone. It can be read all the same.
    if (isStaleDeploy(error) && navigator.onLine && mayReload(() => sessionStorage)) location.reload()
    else throw error
  })
}

async function start(container: HTMLElement, first: FirstLoad | undefined): Promise<void> {
  notePreloadErrors(window)
  rememberLocale()
  watchOverlayAddress()
  const [layout] = first ? await Promise.all([fetchLayout(first.layout), loadComponent(first.payload.page)]) : []
  const load = createPayloadLoader({ first, reload: () => loadDocument(router), loadComponent })
  const routes = createRoutes(load)
  const leafId = matchRoutes(routes, location)?.at(-1)?.route.id
  // What guards a page has to be asked, so the router may not take it as loaded.
  const isGuarded = isRouteId(leafId) && rowOf(leafId).guards !== undefined
  const router: Router = createBrowserRouter(routes, {
    ...(first && leafId
      ? { hydrationData: { loaderData: { [rootId]: layout, ...(isGuarded ? {} : { [leafId]: first.payload }) } } }
      : {}),
  })
  import.meta.hot?.on('content:update', () => void router.revalidate())
  const effects = navigationEffects(router, { keepsScroll: (id) => isRouteId(id) && rowOf(id).keepsScroll === true })
  const app = (
    <StrictMode>
      <RouterProvider router={withPageTransitions(router, effects)} />
    </StrictMode>
  )
  // What was built stays on the screen meanwhile.
  if (!router.state.initialized) await initialState(router)
  // The page of an error stands at addresses other than its own; links there may look different, so it is made anew.
  if (first && !isGuarded && first.payload.path === pathOf(location.href))
    hydrateRoot(container, app, { identifierPrefix })
  else createRoot(container, { identifierPrefix }).render(app)
  effects.initial()
  showProgress(router)
  noteFollowedLinks()
  followLinks(router)
  prefetchLinks({ root: container, pathOf: (link) => prefetchPathOf(link, load), fetch: load.prefetch })
  whenIdle(() => void loadMessages())
  if (layout) loadThirdParties(layout.thirdParties)
}

/** Until the router knows what it shows at first. */
function initialState(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Where the visitor is on the way to, from the server. */
function loadDocument({ state }: Router): void {
  const address = new URL(createPath(state.navigation.location ?? state.location), location.origin).href
  // The same address again would only be a jump, if there is a hash in it.
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** The path of an own page that is not there yet. */
function prefetchPathOf(link: HTMLAnchorElement, load: PrefetchingLoader): string | undefined {
  if (link.origin !== location.origin || !isPage(link.pathname) || link.target || link.hasAttribute('download')) return
  const path = pathOf(link.href)
  return path === pathOf(location.href) || load.has(path) ? undefined : path
}
