/** Where a browser begins: with the styles, and a built page that can be read. The code of the site comes when it is needed. */
// First, as this import sets the order of the CSS layers.
import './styles/index.css'
import { holdEarlyClicks } from './navigation/hydration/early-clicks.ts'
import { keepEarlyTyping } from './navigation/hydration/early-typing.ts'
import { preloadCode } from './navigation/hydration/preload-code.ts'
import { whenToHydrate } from './navigation/hydration/when-to-hydrate.ts'
import { mayReload } from './navigation/payload/reload-guard.ts'
import { isStaleDeploy } from './navigation/payload/stale-deploy.ts'
import { type FirstLoad, payloadElementId } from './shared/payload.ts'

/** Milliseconds after which a page that is still there was not left: what was followed was a file, or led nowhere. */
const patience = 20_000

/** Firefox then ends what a page is fetching, while it is still shown: nothing is gone, and to load it anew would keep the visitor here. */
let leaving: Promise<unknown> | undefined
addEventListener('beforeunload', () => {
  leaving = new Promise((stay) => setTimeout(stay, patience))
})

const container = document.getElementById('siteRoot')
if (container) void begin(container)

async function begin(container: HTMLElement): Promise<void> {
  const embedded = document.getElementById(payloadElementId)?.textContent
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
    await leaving
    // A cached page may outlive its code. Without a reload it can still be read, and what was clicked does what it does without script.
    if (isStaleDeploy(error) && navigator.onLine && mayReload(() => sessionStorage)) return location.reload()
    answerClicks()
    throw error
  }
  answerClicks()
}
