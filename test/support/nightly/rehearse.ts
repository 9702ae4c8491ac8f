/**
 * `npm run nightly -- --dry-run`: the whole night on this machine, against a real CMS in which an editor has changed something, and
 * a bare repository in place of the remote. The report stays in `.cache/report` of this repository.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utcInstant } from '#content/schema/time-zone.ts'
import { startCms } from '#test/support/cms/cms.ts'
import { repository } from '#test/support/repository.ts'
import { cloneOfSample } from './clone.ts'

/** @returns the night's exit code. */
export async function rehearseNight(args: readonly string[]): Promise<number> {
  const parent = mkdtempSync(join(tmpdir(), 'gsc-night-'))
  const cms = await startCms()
  try {
    // As if there had been a night yesterday: the sample is older, and everything in it would be over at once.
    const asOf = utcInstant(new Date(Date.now() - 24 * 3_600_000))
    const { folder, git } = cloneOfSample(parent, { withCode: !args.includes('--without-tests'), asOf })
    await cms.patch('movie', 'redline-kl', { tagline: 'Nobody sleeps tonight.' })
    const night = spawn(process.execPath, [join(repository, 'review/nightly/cli.ts'), ...args], {
      cwd: folder,
      stdio: 'inherit',
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        SITE_URL: 'https://www.gsc.example',
        CMS_URL: cms.origin,
        CMS_API_KEY: cms.apiKey,
        CMS_INTERVAL_MS: '0',
        CMS_REQUEST_LOG: '0',
      },
    })
    const [code] = (await once(night, 'exit')) as [number | null]
    const [left, kept] = [join(folder, '.cache/report'), join(repository, '.cache/report')]
    rmSync(kept, { recursive: true, force: true })
    if (existsSync(left)) cpSync(left, kept, { recursive: true })
    git('fetch', '--quiet')
    console.log(
      git('branch', '--remotes', '--list', 'origin/content/nightly') === ''
        ? '\nA reviewer would get nothing; .cache/report/report.html says why.'
        : `\nWhat a reviewer would get, with .cache/report/report.html:\n\n${git('log', '--stat', 'origin/main..origin/content/nightly')}`,
    )
    return code ?? 2
  } finally {
    await cms.stop()
    rmSync(parent, { recursive: true, force: true })
  }
}
