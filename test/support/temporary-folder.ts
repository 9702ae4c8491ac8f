/** Folders that vanish when the test that asked for them has ended. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
