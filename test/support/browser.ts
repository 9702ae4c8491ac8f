/** A real Chromium, without a window, and with nobody to talk to but this machine. */
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '#test/e2e/chromium.ts'

export function launchBrowser(): Promise<Browser> {
  const path = chromiumPath()
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
