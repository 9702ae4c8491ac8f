/** Where a browser begins: with the styles, and a built page that can be read. The code of the site comes when it is needed. */
// First, as this import sets the order of the CSS layers.
import './styles/index.css'
import { holdEarlyClicks } from './navigation/hydration/early-clicks.ts'
import { keepEarlyTyping } from './navigation/hydration/early-typing.ts'
import { preloadCode } from './navigation/hydration/preload-code.ts'
import { whenToHydrate } from './navigation/hydration/when-to-hydrate.ts'
import { noteLeaving, whenStaying } from './navigation/payload/leaving.ts'
import { mayReload } from './navigation/payload/reload-guard.ts'
import { isStaleDeploy } from './navigation/payload/stale-deploy.ts'
import { type FirstLoad, payloadElementId } from './shared/payload.ts'

const container = document.getElementById('siteRoot')
if (container) void begin(container)

async function begin(container: HTMLElement): Promise<void> {
  const embedded = document.getElementById(payloadElementId)?.textContent
  noteLeaving()
  const answerClicks = holdEarlyClicks()
  const giveWords = keepEarlyTyping()
  try {
    // In development no page is built.
    if (embedded) await whenToHydrate()
    const first = embedded ? (JSON.parse(embedded) as FirstLoad) : undefined
    if (first) preloadCode(first)
    const { start } = await import('./main.tsx')
    await start(container, first)
    giveWords()
  } catch (error) {
    await whenStaying()
    // A cached page may outlive its code. Without a reload it can still be read, and what was clicked does what it does without script.
    if (isStaleDeploy(error) && navigator.onLine && mayReload(() => sessionStorage)) return location.reload()
    answerClicks()
    throw error
  }
  answerClicks()
}
