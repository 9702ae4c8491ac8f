/** The command line of `npm run nightly`. */
import { parseOptions, wrongOptions } from '#content/commands/parse-options.ts'

const script = 'npm run nightly'

export const usage = `${script} -- [command] [options]

Exports a snapshot, moves the site's clock where a page would then differ, reports, builds, tests, and opens one pull request or brings
the open one up to date. Works on a tree of its own: what you have in progress stays as it is. Whatever stops it before it is
pushed, nothing is replaced.

  (no command)            the whole night
  snapshot                export and report, on what was last fetched; what is to be published is left in .cache/night
  restore                 puts the content that snapshot left into content/, to be built and tested
  refuse                  says in the report of what was restored that it does not build, or which of its tests have failed
  publish                 publishes what snapshot left
  comment NUMBER          puts the report of .cache/report on that pull request, in place of the last one (on GitHub)

  --dry-run               the whole night here: a CMS of its own with an edit in it, a bare repository, and no network
  --without-tests         builds, and does not test the pages in a browser
  --main MAIN             the branch that is reviewed (main)
  --help                  this text

Settings of the export and of the site are in .env. Ends with 0 when there is something to review or nothing changed, 1 when something
blocks, 2 when the night failed.`

const commands = ['all', 'snapshot', 'restore', 'refuse', 'publish', 'comment'] as const

export interface NightlyOptions {
  readonly command: (typeof commands)[number]
  /** Number of a pull request, for `comment`; 0 for other commands. */
  readonly number: number
  readonly dryRun: boolean
  readonly withTests: boolean
  readonly mainBranch: string
}

/** @throws ProblemError on a command or an option that is not known. */
export function parseNightlyOptions(args: readonly string[]): NightlyOptions | 'help' {
  const { values, positionals } = parseOptions(script, args, {
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'without-tests': { type: 'boolean', default: false },
      main: { type: 'string', default: 'main' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const [name = 'all', number, ...more] = positionals
  const command = commands.find((known) => known === name)
  const isNumbered = /^\d+$/.test(number ?? '')
  if (!command || more.length > 0 || (command === 'comment') !== isNumbered || (number !== undefined && !isNumbered))
    throw wrongOptions(script, `There is no command "${positionals.join(' ')}"`)
  return {
    command,
    number: Number(number ?? 0),
    dryRun: values['dry-run'],
    withTests: !values['without-tests'],
    mainBranch: values.main,
  }
}
