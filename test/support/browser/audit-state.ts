/** Looks at a page as its test leaves it, for `npm run audit:states`. */
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { foundFile, notLookedAt, statesFolder } from './states-folder.ts'
import { violations } from './violations.ts'

/** A page is left then: without script, axe waits for ever. */
const auditTimeoutMs = 8_000

/** Notes what axe finds, and takes a picture in the colours of the system, as nothing but the eye judges those. */
export async function auditState(page: Page): Promise<void> {
  if (page.isClosed() || !page.url().startsWith('http')) return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const name = createHash('sha256').update(`${testPath} ${currentTestName}`).digest('hex').slice(0, 8)
  const look = async (): Promise<string[]> => {
    // Another site's page, or a text.
    if ((await page.locator('#siteRoot').count()) === 0) return []
    await page.emulateMedia({ forcedColors: 'none' })
    // axe waits by the page's clock, which may stand still.
    await page.clock.resume()
    const found = await violations(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.screenshot({ path: join(statesFolder, `${name}.png`), timeout: auditTimeoutMs })
    return found
  }
  mkdirSync(statesFolder, { recursive: true })
  const found = await Promise.race([
    look().catch(({ message }: Error) => [notLookedAt + message]),
    wait(auditTimeoutMs, [`${notLookedAt}it does not answer`]),
  ])
  const lines = found.map((violation) => `${violation.replaceAll('\n', ' ')}\n`)
  appendFileSync(foundFile, `# ${name} ${new URL(page.url()).pathname} ${currentTestName}\n${lines.join('')}`)
}
