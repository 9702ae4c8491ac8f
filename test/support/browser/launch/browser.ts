/** Real browsers, without a window, and with nobody to talk to but this machine. */
import { type Browser, chromium, firefox } from '@playwright/test'
import { inject } from 'vitest'
import { shellPath } from '#review/shots/chromium.ts'
import { keepTabs } from '../kept-tabs.ts'

const launchOptions = (path: string | undefined, more: readonly string[] = []) => ({
  ...(path ? { executablePath: path } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ...more,
  ],
})

/**
 * What draws and what fetches are threads of the browser: handing frames and requests on between processes is a twelfth of a visit. The
 * first feature is Playwright's own (1.65), whose list this one replaces.
 */
const inOneProcess = ['--in-process-gpu', '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2']

/** @param path of a whole browser, where speed is measured */
export const launchBrowser = (path = shellPath()): Promise<Browser> => chromium.launch(launchOptions(path))

const started = new Map<string | undefined, Promise<Browser>>()

/**
 * The browser of a test process, for all its test files: it ends with that, and tabs are kept until then (`kept-tabs.ts`). One for several
 * processes costs a tenth more, as all that is said to it is handed on; of Firefox, which takes long to start, there is one all the same.
 */
export const testBrowser = (): Promise<Browser> =>
  started.getOrInsertComputed(inject('firefoxAddress'), async (address) => {
    if (address !== undefined) return firefox.connect(address)
    const browser = await chromium.launch(launchOptions(shellPath(), inOneProcess))
    keepTabs(browser)
    return browser
  })
