/** Before any test of a Drupal: exports the sample chain out of one, into a folder with what no CMS holds. */
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ticketingFolder, urlsFile } from '#content/snapshot/files.ts'
import { manifest } from '#content/snapshot/manifest.ts'
import type { ExportRun } from '#test/support/snapshot/run-export.ts'
import { committed, exportFrom, startFilledDrupal } from './filled-drupal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly exportedFromDrupal: { readonly folder: string } & Pick<ExportRun, 'code' | 'problems' | 'printed'>
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'gsc-drupal-'))
  copyFileSync(join(committed, urlsFile), join(folder, urlsFile))
  cpSync(join(committed, ticketingFolder), join(folder, ticketingFolder), { recursive: true })
  const { asOf } = manifest.parse(JSON.parse(readFileSync(join(committed, 'snapshot.json'), 'utf8')))
  const drupal = await startFilledDrupal()
  const { code, problems, printed } = await exportFrom(drupal, folder, { args: ['--as-of', asOf] })
  await drupal.close()
  project.provide('exportedFromDrupal', { folder, code, problems, printed })
  return () => rmSync(folder, { recursive: true, force: true })
}
