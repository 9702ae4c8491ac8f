/** Real browsers, without a window, and with nobody to talk to but this machine. */
import { type Browser, type BrowserServer, chromium, firefox } from '@playwright/test'
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

/** Starts one browser for many processes, each of which connects to it and has contexts of its own there. */
export const launchSharedBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...launchOptions(shellPath(), inOneProcess), host: '127.0.0.1' })

const types = { chromium, firefox }

export const connectBrowser = (address: string, name: keyof typeof types = 'chromium'): Promise<Browser> =>
  types[name].connect(address)

const connections = new Map<string, Promise<Browser>>()

/** The same for all test files of a process: it ends with that, and tabs are kept until then (`kept-tabs.ts`). */
export const connectedBrowser = (address: string, name: keyof typeof types): Promise<Browser> =>
  connections.getOrInsertComputed(address, async () => {
    const browser = await connectBrowser(address, name)
    keepTabs(browser)
    return browser
  })
