/** A real Chromium, without a window, and with nobody to talk to but this machine. */
import { type Browser, chromium } from '@playwright/test'
import { shellPath } from '#test/e2e/chromium.ts'

/** @param path of a whole browser, where speed is measured */
export function launchBrowser(path = shellPath()): Promise<Browser> {
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}
