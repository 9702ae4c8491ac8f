/**
 * Content → CMS → content: fills an empty CMS from a snapshot, exports it into an empty folder, and compares.
 *
 * The addresses that pages had before (`urls.json`) and what is sold (`ticketing/`) are the only things that no CMS holds, so
 * the export continues them.
 */
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ticketingFolder, urlsFile } from '#content/snapshot/files.ts'
import { manifest } from '#content/snapshot/manifest.ts'
import { startCms } from '#test/support/cms/cms.ts'
import { startFaultProxy } from '#test/support/faults/fault-proxy.ts'
import { compareSnapshots, type FolderDifference } from '#test/support/folders.ts'
import { type ExportRun, runExport } from './run-export.ts'

export interface RoundTrip extends FolderDifference {
  readonly how: string
  readonly run: ExportRun
}

/** Twice: by API key, and by login with every list of the CMS answered in a random order. */
export async function roundTrips(content: string): Promise<RoundTrip[]> {
  const cms = await startCms({ seedFrom: content })
  const proxy = await startFaultProxy(new URL(cms.origin))
  proxy.add({ match: /^\/api\/[a-z-]+\?/, fault: { kind: 'shuffle', seed: 4711 } })
  try {
    const { email, password } = cms.service
    const login = { CMS_LOGIN_EMAIL: email, CMS_LOGIN_PASSWORD: password }
    return [
      await roundTrip(content, 'by key', cms.origin, { CMS_API_KEY: cms.apiKey }),
      await roundTrip(content, 'by login, shuffled', proxy.origin.href, login),
    ]
  } finally {
    await proxy.close()
    await cms.stop()
  }
}

async function roundTrip(
  content: string,
  how: string,
  origin: string,
  env: Readonly<Record<string, string>>,
): Promise<RoundTrip> {
  const out = mkdtempSync(join(tmpdir(), 'gsc-roundtrip-'))
  try {
    copyFileSync(join(content, urlsFile), join(out, urlsFile))
    cpSync(join(content, ticketingFolder), join(out, ticketingFolder), { recursive: true })
    const { asOf } = manifest.parse(JSON.parse(readFileSync(join(content, 'snapshot.json'), 'utf8')))
    const run = await runExport({ origin, out, env, args: ['--as-of', asOf] })
    return { how, run, ...compareSnapshots(content, out) }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
