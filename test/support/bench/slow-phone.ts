/** A phone on slow 3G, with a quarter of this machine's processor, as the browser's own tools call it. */
import type { Page } from '@playwright/test'

/** 50 KB/s each way, and 400 ms for each request. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Times that the processor is slower. */
const slowdown = 4

export const slowPhone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true } as const

/** Slows down the line and the processor of a page that has opened nothing yet. @returns what hears of each response's bytes. */
export async function slowDown(page: Page): Promise<{ readonly bytes: () => number }> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', line)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return { bytes: () => bytes }
}
