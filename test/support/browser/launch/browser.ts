/** Real browsers, without a window, and with nobody to talk to but this machine. */
import { type Browser, chromium } from '@playwright/test'
import { shellPath } from '#review/shots/chromium.ts'

/**
 * @param path of a whole browser, where speed is measured
 * @param more of its command line
 */
export const launchBrowser = (path = shellPath(), more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
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
