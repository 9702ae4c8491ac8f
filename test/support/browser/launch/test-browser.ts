/** The browser that tests drive. */
import { type Browser, firefox } from '@playwright/test'
import { inject } from 'vitest'
import { keepTabs } from '../kept-tabs.ts'
import { launchBrowser } from './browser.ts'

/**
 * What draws and what fetches are threads of the browser: handing frames and requests on between processes is a twelfth of a visit. The
 * first feature is Playwright's own (1.65), whose list this one replaces.
 */
const inOneProcess = ['--in-process-gpu', '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2']

const started = new Map<string | undefined, Promise<Browser>>()

/**
 * The browser of a test process, for all its test files: it ends with that, and tabs are kept until then (`kept-tabs.ts`). One for several
 * processes costs a tenth more, as all that is said to it is handed on; of Firefox, which takes long to start, there is one all the same.
 */
export const testBrowser = (): Promise<Browser> =>
  started.getOrInsertComputed(inject('firefoxAddress'), async (address) => {
    if (address !== undefined) return firefox.connect(address)
    const browser = await launchBrowser(undefined, inOneProcess)
    keepTabs(browser)
    return browser
  })
