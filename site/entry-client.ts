/**
 * The entry of the browser: it has the styles, and the built page can be read. The code of the site is loaded when it
 * is needed.
 */
// First, as this import sets the order of the CSS layers.
import './styles/index.css'
import { captureEarlyClicks } from './navigation/hydration/early-clicks.ts'
import { preloadCode } from './navigation/hydration/preload-code.ts'
import { layOutSkippedParts } from './navigation/hydration/skipped-parts.ts'
import { whenToHydrate } from './navigation/hydration/when-to-hydrate.ts'
import { mayReload } from './navigation/payload/reload-guard.ts'
import { isStaleDeploy, recordPreloadErrors } from './navigation/payload/stale-deploy.ts'
import { type FirstLoad, payloadElementId } from './shared/payload.ts'
import { loadTypefaces } from './styles/typefaces.ts'

/** A page that is still there by then was not left: what was followed was a file, or led nowhere. */
const unloadTimeoutMs = 20_000

/**
 * When the visitor leaves, Firefox aborts our fetches while the page is still shown. That is no stale deploy: wait, so that we do not
 * reload the page that they are leaving.
 */
let unloading: Promise<unknown> | undefined
addEventListener('beforeunload', () => {
  unloading = new Promise((resolve) => setTimeout(resolve, unloadTimeoutMs))
})

recordPreloadErrors(window)
const container = document.getElementById('siteRoot')
if (container) void begin(container)

async function begin(container: HTMLElement): Promise<void> {
  const embedded = document.getElementById(payloadElementId)?.textContent
  const replayClicks = captureEarlyClicks()
  // In development no page is built.
  if (embedded) await whenToHydrate()
  const typefaces = loadTypefaces()
  try {
    const first = embedded ? (JSON.parse(embedded) as FirstLoad) : undefined
    if (first) preloadCode(first)
    await import('./main.tsx').then((main) => main.start(container, first))
  } catch (error) {
    await unloading
    // A cached page may outlive its code. Without a reload it can still be read, and what was clicked does what it does without script.
    if (isStaleDeploy(error) && navigator.onLine && mayReload(() => sessionStorage)) return location.reload()
    replayClicks()
    throw error
  } finally {
    void typefaces.then((addTypefaces) => addTypefaces()).then(layOutSkippedParts)
  }
  replayClicks()
}
