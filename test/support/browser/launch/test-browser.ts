/** The browser that tests drive. */
import { type Browser, firefox, type Page } from '@playwright/test'
import { inject } from 'vitest'
import { keepTabs } from '../kept-tabs.ts'
import { launchBrowser } from './browser.ts'

/**
 * What draws and what fetches are threads of the browser: handing frames and requests on between processes is a twelfth of a visit. The
 * first feature is Playwright's own (1.65), whose list this one replaces.
 */
const inOneProcess = ['--in-process-gpu', '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2']

/** Functions of most pages are called too seldom for V8's optimising compilers to be worth their time. */
const compiledOnce = '--js-flags=--no-maglev --no-turbofan'

/** Without memory for them, tiles are laid out and not drawn, which is a sixth of a visit: only pictures of the screen tell. */
const undrawn = '--force-gpu-mem-available-mb=0'

const started = new Map<string | boolean, Promise<Browser>>()

/**
 * The browser of a test process, for all its test files: it ends with that, and tabs are kept until then (`kept-tabs.ts`). One for several
 * processes costs a tenth more, as all that is said to it is handed on; of Firefox, which takes long to start, there is one all the same.
 *
 * @param isDrawn whether it draws what it shows: pictures of the screen would be blank otherwise
 */
export const testBrowser = ({ isDrawn = false } = {}): Promise<Browser> => {
  const address = inject('firefoxAddress')
  return started.getOrInsertComputed(address ?? isDrawn, async () => {
    if (address !== undefined) return firefox.connect(address)
    const browser = await launchBrowser(undefined, [...inOneProcess, compiledOnce, ...(isDrawn ? [] : [undrawn])])
    keepTabs(browser)
    if (!isDrawn) browser.on('context', (context) => context.on('page', refuseScreenshots))
    return browser
  })
}

function refuseScreenshots(page: Page): void {
  page.screenshot = () => Promise.reject(new Error('This browser draws nothing: open the page with `drawnSite()`.'))
}
