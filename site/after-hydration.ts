/** Tasks that a page starts once it can be used, when the browser is idle. */
import { listedFilms } from './features/my-list/my-list.ts'
import { showOfflineNotice } from './features/online/offline-notice.ts'
import { offerToRead } from './features/online/readable-pages.tsx'
import { loadThirdParties } from './features/third-parties/third-parties.ts'
import { closeMenuInOtherLayouts } from './layout/header/close-menu.ts'
import { dismissHoveredPanelAtEscape } from './layout/header/dismiss-hovered-panel.ts'
import { recordPresses } from './navigation/page-transition/record-presses.ts'
import type { PayloadLoader } from './navigation/payload/payload-loader.ts'
import { prefetchLinks } from './navigation/prefetch/prefetch-links.ts'
import { showProgress } from './navigation/progress/show-progress.ts'
import { whenIdle } from './navigation/when-idle.ts'
import { withoutTrailingSlash } from './router/location.ts'
import type { Router } from './router/router.ts'
import type { Layout } from './shared/layout.ts'
import { unfoldWhenPrinted } from './ui/fold/unfold-when-printed.ts'
import { isPage } from './ui/link/link.tsx'

interface Site {
  readonly root: Element
  readonly load: PayloadLoader
  readonly layout: Layout
  readonly router: Router<unknown>
}

export function afterHydration({ root, load, layout, router }: Site): void {
  showProgress(router)
  recordPresses()
  prefetchLinks({ root, pathToFetch: (link) => pathToFetch(link, load), fetch: load.prefetch })
  closeMenuInOtherLayouts()
  dismissHoveredPanelAtEscape()
  unfoldWhenPrinted()
  showOfflineNotice()
  offerToRead(load.opened)
  // `requestAnimationFrame` waits until the tab is visible; otherwise the note would end unseen.
  if (listedFilms().length > 0) whenIdle(() => requestAnimationFrame(tellNextOpening))
  loadThirdParties(layout.thirdParties)
}

function tellNextOpening(): void {
  import('./features/my-list/opening-note.ts').then((part) => part.notifyNextOpening()).catch(() => {})
}

/** The path to prefetch for a link to an own page; undefined where nothing is to be fetched. */
function pathToFetch(link: HTMLAnchorElement, load: PayloadLoader): string | undefined {
  if (link.origin !== location.origin || !isPage(link.pathname) || link.target || link.hasAttribute('download')) return
  const path = withoutTrailingSlash(link.pathname)
  return path === withoutTrailingSlash(location.pathname) || load.isFresh(path) ? undefined : path
}
