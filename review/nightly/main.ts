/** Runs what the command line of `npm run nightly` asks for, and says how it ended. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { printFailure } from '#content/commands/print-failure.ts'
import { printableLines } from '#content/format/printable.ts'
import { utcInstant } from '#content/schema/time-zone.ts'
import { topFolder } from '#review/git.ts'
import { root } from '#review/read-and-compare.ts'
import { saysNothing } from '#review/write/markdown/markdown.ts'
import { parseConfig } from '#site/config.ts'
import { readArtifactFile } from './artifact-file.ts'
import { buildAndTest } from './build-and-test.ts'
import { Github } from './hosts/github.ts'
import { githubSettings } from './hosts/github-settings.ts'
import { hostFrom } from './hosts/host-from.ts'
import { finishNight, prepareNight } from './night.ts'
import { packNight, restoreNight, unpackNight } from './night-artifact.ts'
import { orRefused, withNightReport } from './night-report.ts'
import { type NightlyOptions, parseNightlyOptions, usage } from './options.ts'
import { refuseNight } from './report-failed-jobs.ts'

const exitCodes = { changed: 0, quiet: 0, blocked: 1, failed: 2 } as const

const reportFile = {
  path: '.cache/report/report.md',
  writer: 'npm run report -- --base main',
  artifact: 'report',
} as const

/** @returns the exit code: 0 something to review or nothing, 1 blocked, 2 failed. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const options = parseNightlyOptions(args)
    if (options === 'help') {
      say(usage)
      return 0
    }
    return options.dryRun ? await rehearse(args) : await run(options)
  } catch (error) {
    printFailure(error)
    return 2
  }
}

const say = (text: string): void => console.log(printableLines(text))

async function run({ command, number, withTests, mainBranch }: NightlyOptions): Promise<0 | 1 | 2> {
  const top = topFolder(process.cwd())
  const { env } = process
  if (command === 'comment') {
    const text = readArtifactFile(top, reportFile).toString()
    // Most pull requests change no content, and get no report.
    await new Github(githubSettings(env)).comment(number, text, { mayBeNew: !saysNothing(text) })
    return 0
  }
  if (command === 'publish') {
    say(await finishNight(top, unpackNight(top), hostFrom(env)))
    return 0
  }
  if (command === 'restore') {
    restoreNight(top)
    return 0
  }
  if (command === 'refuse') {
    say(await withNightReport(top, (report) => refuseNight(top, parseConfig(env), report)))
    return 0
  }
  const isWhole = command === 'all'
  return withNightReport(top, async (report) => {
    // What the host lacks is found before the night is made, not after it.
    const host = isWhole ? hostFrom(env) : undefined
    const { night, base, compared } = await prepareNight(
      { root, top, mainBranch, now: utcInstant(new Date()), withFetch: isWhole, config: parseConfig(env), env },
      {
        report,
        inspect: async (content) => {
          if (isWhole) await buildAndTest(content, { root, top, env, withTests })
        },
      },
    )
    say(compared.report.verdict.sentence)
    tellNextJob(night.status)
    if (host) say(await orRefused({ compared, report }, 'failed-publication', () => finishNight(top, night, host)))
    else packNight(top, base, night)
    return exitCodes[night.status]
  })
}

/** Writes the outcome for the jobs after this one, on hosts that have a file for it. */
function tellNextJob(status: string): void {
  const file = process.env['GITHUB_OUTPUT']
  if (file) appendFileSync(file, `status=${status}\n`)
}

/** The CMS of development stands with the tests, which nothing else here knows. */
async function rehearse(args: readonly string[]): Promise<0 | 1 | 2> {
  const { rehearseNight } = await import(join(root, 'test/support/nightly/rehearse.ts'))
  return rehearseNight(args.filter((arg) => arg !== '--dry-run'))
}
