/** `npm run audit:states`: looks at each page as a test leaves it, which is every state of the site that some test brings about. */
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { repository } from '#test/support/repository.ts'
import { violations } from './violations.ts'

/** Only where that command asks for it, as it would double the time of the tests. */
export const areStatesAudited = process.env['AUDIT_STATES'] !== undefined

export const statesFolder = join(repository, '.cache/states')
export const foundFile = join(statesFolder, 'found.txt')

/** Notes what axe finds, and takes a picture in the colours of the system, as nothing but the eye judges those. */
export async function auditState(page: Page): Promise<void> {
  if (page.isClosed() || new URL(page.url()).protocol === 'about:') return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const name = createHash('sha256').update(`${testPath} ${currentTestName}`).digest('hex').slice(0, 8)
  mkdirSync(statesFolder, { recursive: true })
  const found = await violations(page).catch(({ message }: Error) => [`not looked at: ${message.split('\n')[0]}`])
  const state = `${name} ${new URL(page.url()).pathname} ${currentTestName}`
  appendFileSync(foundFile, [`# ${state}`, ...found, ''].join('\n'))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.screenshot({ path: join(statesFolder, `${name}.png`) }).catch(() => {})
}
