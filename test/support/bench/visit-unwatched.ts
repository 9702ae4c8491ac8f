/**
 * A visit as visitors make it, whose browser is asked nothing about the page. Where a debugger listens, as Playwright's and Lighthouse's
 * do, V8 notes the lines of each error and each request as it is made, and reads the whole file again to know them
 * (`V8.CollectSourcePositions`): 20 to 30 ms for the errors that React makes as it is loaded, on a machine of which a phone has a quarter.
 */
import type { Browser } from '@playwright/test'

interface Device {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly deviceScaleFactor: number
  readonly isMobile: boolean
}

/** @returns a function that closes the page. Nobody has been there before. */
export async function visitUnwatched(browser: Browser, address: string, device: Device): Promise<() => Promise<void>> {
  const { viewport, deviceScaleFactor, isMobile: mobile } = device
  const client = await browser.newBrowserCDPSession()
  const { browserContextId } = await client.send('Target.createBrowserContext')
  const { targetId } = await client.send('Target.createTarget', { url: 'about:blank', browserContextId })
  // Not a session of Playwright's own, which would ask for all that it may want to know.
  const { sessionId } = await client.send('Target.attachToTarget', { targetId, flatten: false })
  const commands = [
    { method: 'Emulation.setDeviceMetricsOverride', params: { ...viewport, deviceScaleFactor, mobile } },
    { method: 'Emulation.setTouchEmulationEnabled', params: { enabled: mobile } },
    { method: 'Page.navigate', params: { url: address } },
  ]
  for (const [id, command] of commands.entries())
    await client.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...command }) })
  return async () => {
    await client.send('Target.disposeBrowserContext', { browserContextId })
    await client.detach()
  }
}
