/** Folders that vanish when the test that asked for them has ended. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const temporaryFolder = (): string => temporaryFolderFor(onTestFinished)

/**
 * @param whenDone such as `afterAll`, for one that several tests share: at the top of their file, as Vitest forgets an `afterAll`
 *   within another hook
 */
export function temporaryFolderFor(whenDone: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-test-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
