/** Starts the site in the browser: hydrates a built page, or renders it in development. */
import { StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadMessages } from './language/load-messages.ts'
import { notFoundMessage } from './language/not-found.ts'
import { rememberLocale } from './language/remember-locale.ts'
import { followLinks } from './navigation/follow-links.ts'
import { blockEventsDuringHydration } from './navigation/hydration/block-events.ts'
import { watchOverlayAddress } from './navigation/overlay-address.ts'
import { navigationEffects } from './navigation/page-transition/after-navigation.ts'
import { showRouter } from './navigation/page-transition/page-transitions.ts'
import { recordFollowedLinks } from './navigation/page-transition/shared-picture.ts'
import type { Guards } from './navigation/payload/guards.ts'
import { createPayloadLoader, fetchLayout } from './navigation/payload/payload-loader.ts'
import { whenIdle } from './navigation/when-idle.ts'
import { loadCode, loadComponent } from './page-components.ts'
import { Root, type Shown } from './root.tsx'
import { createPath, type Location, withoutTrailingSlash } from './router/location.ts'
import { RouterContext } from './router/location-context.ts'
import { createMatcher } from './router/match-route.ts'
import { createRouter, type LoadedLocation, type Router, type RouterState } from './router/router.ts'
import type { ClientRow, RouteTable } from './routes.ts'
import { PageError } from './shared/page-error.ts'
import type { FirstLoad, OfPage, Payload } from './shared/payload.ts'
import { hydratedLazyParts, loadLazyParts } from './ui/lazy-part/lazy-part.tsx'
import { identifierPrefix } from './ui/own-ids.ts'
import { fetchStyles, type StylesMedia } from './ui/styles/load-styles.ts'

interface SiteOptions {
  readonly rows: RouteTable
  readonly guards: Guards
}

type Start = (container: HTMLElement, first: FirstLoad | undefined) => Promise<void>

/** @returns a function that resolves when React has taken the page over, and its late parts are there. It throws where the page is of an older deploy. */
export const createStart =
  (options: SiteOptions): Start =>
  (container, first) =>
    start(container, first, options)

async function start(
  container: HTMLElement,
  first: FirstLoad | undefined,
  { rows, guards }: SiteOptions,
): Promise<void> {
  rememberLocale()
  watchOverlayAddress()
  const load = createPayloadLoader({
    first,
    reload: () => loadDocument(router),
    loadComponent,
    loadCode: loadAll,
    rows,
    guards,
  })
  // In development no page is built that would name it.
  const layoutAddress = first?.layout ?? '/layout.json'
  let [layout] = await Promise.all([fetchLayout(layoutAddress), first && loadCode(first.payload)])
  const match = createMatcher(rows)
  const rowAt = ({ pathname }: Pick<Location, 'pathname'>): ClientRow | undefined => {
    const found = match(pathname)
    return found && rows[found.id]
  }
  // A guarded page is not hydrated, so that its guards are asked.
  const isGuarded = rowAt(location)?.guards !== undefined
  // A visitor may have gone back before this: then the address belongs to another page. That of an error is served at
  // any address.
  const isShown = first?.payload.page === 'not-found' || first?.payload.path === withoutTrailingSlash(location.pathname)
  const router = createRouter<Payload>({
    async load({ pathname }) {
      const found = match(pathname)
      if (!found) throw new PageError(404, notFoundMessage)
      return load.page(withoutTrailingSlash(pathname), found.id, found.params)
    },
    ...(first && !isGuarded && isShown ? { first: first.payload } : {}),
  })
  import.meta.hot?.on('content:update', async () => {
    layout = await fetchLayout(layoutAddress)
    await router.reload()
  })
  const effects = navigationEffects(router, { keepsScroll: (to) => rowAt(to)?.keepsScroll === true })
  // Meanwhile the built page stays on the screen.
  const initial = await firstOutcome(router)
  const shownOf = ({ location, outcome }: LoadedLocation<Payload>): Shown => ({ location, outcome, layout })
  const follow = (show: (shown: Shown) => void) =>
    showRouter(router, initial, {
      effects,
      arrive: (state) => flushSync(() => show(shownOf(state))),
    })
  const { promise: mounted, resolve: onMounted } = Promise.withResolvers<void>()
  const app = (
    <StrictMode>
      <RouterContext value={router}>
        <Following first={shownOf(initial)} follow={follow} onMounted={onMounted} />
      </RouterContext>
    </StrictMode>
  )
  const resumeEvents = blockEventsDuringHydration()
  // An error page is served at other addresses than its own, where its links may differ, so it is rendered anew.
  if (first && !isGuarded && first.payload.path === withoutTrailingSlash(location.pathname))
    // As a transition, hydration lets the browser answer in between.
    startTransition(() => void hydrateRoot(container, app, { identifierPrefix }))
  else {
    // Nothing stays of what the build made, so a part that came later would move the others.
    await loadLazyParts().catch(() => {})
    createRoot(container, { identifierPrefix }).render(app)
  }
  await mounted
  resumeEvents()
  effects.initial()
  recordFollowedLinks()
  followLinks(router)
  whenIdle(() => void loadMessages())
  // Without it the page can be used.
  import('./after-hydration.ts')
    .then((part) => part.afterHydration({ root: container, load, layout, router }))
    .catch(() => {})
  await hydratedLazyParts()
}

interface FollowingProps {
  readonly first: Shown
  readonly follow: (show: (shown: Shown) => void) => () => void
  readonly onMounted: () => void
}

/** The site, as the visitor goes from page to page. */
function Following({ first, follow, onMounted }: FollowingProps) {
  const [shown, show] = useState(first)
  useLayoutEffect(() => follow(show), [follow])
  useEffect(onMounted, [onMounted])
  return <Root shown={shown} />
}

/** Fetches what a page is rendered with where nothing of it is on the screen yet. */
async function loadAll(page: Payload & OfPage, media: StylesMedia): Promise<void> {
  // React itself would wait for the sheets only when it is to show the page: its heading would not be there to be focused.
  const styles = (page.styles ?? []).map((sheet) => fetchStyles(sheet, media).catch(() => {}))
  await Promise.all([loadCode(page), ...styles])
  await loadLazyParts()
}

/** Resolves when the first page is there, or has failed. */
function firstOutcome(router: Router<Payload>): Promise<LoadedLocation<Payload>> {
  return new Promise((resolve) => {
    const stop = router.subscribe(look)
    look(router.state)
    function look({ location, outcome }: RouterState<Payload>) {
      if (!outcome) return
      stop()
      resolve({ location, outcome })
    }
  })
}

/** Loads the document that the visitor is navigating to. */
function loadDocument({ state }: Router<Payload>): void {
  const address = location.origin + createPath(state.next ?? state.location)
  // Assigning the same address with a hash would only scroll.
  if (address === location.href) location.reload()
  else location.assign(address)
}
